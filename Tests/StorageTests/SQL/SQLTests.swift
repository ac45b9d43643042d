import Learning
import Testing

@testable import Storage

struct SQLTests {
  private func rendered(_ sql: SQL) -> (text: String, values: [SQLValue]) {
    sql.rendered { "$\($0)" }
  }

  @Test func `what is interpolated is bound and never becomes text`() {
    let name = "x'; DROP TABLE events; --"
    let (text, values) = rendered("SELECT * FROM settings WHERE name = \(name) AND n > \(3)")
    #expect(text == "SELECT * FROM settings WHERE name = $1 AND n > $2")
    #expect(values == [.text(name), .integer(3)])
  }

  @Test func `raw text needs its label`() {
    let (text, values) = rendered("SELECT \(raw: "id, day") FROM events")
    #expect(text == "SELECT id, day FROM events")
    #expect(values.isEmpty)
  }

  @Test func `a statement inside a statement keeps its values bound in order`() {
    let inner: SQL = "SELECT id FROM events WHERE day = \(7)"
    let (text, values) = rendered("EXPLAIN \(inner) AND learner = \("me")")
    #expect(text == "EXPLAIN SELECT id FROM events WHERE day = $1 AND learner = $2")
    #expect(values == [.integer(7), .text("me")])
  }

  @Test func `nil is bound as null, and every kind as itself`() {
    let nothing: String? = nil
    let bytes: [UInt8] = [0, 255]
    let (_, values) = rendered(
      "\(nothing.sqlValue) \(1.5) \(bytes) \(Int64.min) \(SQLValue.text("t"))"
    )
    #expect(values == [.null, .real(1.5), .blob([0, 255]), .integer(.min), .text("t")])
  }
}

struct RowTests {
  private let row = Row(
    columns: ["id": 0, "points": 1, "note": 2, "share": 3],
    values: [.text("a"), .integer(12), .null, .real(0.1)]
  )

  @Test func `values are read by the names of their columns`() throws {
    #expect(try row.value("id", as: String.self) == "a")
    #expect(try row.value("points", as: Int.self) == 12)
    #expect(try row.value("points", as: Double.self) == 12)
    #expect(try row.value("note", as: String?.self) == nil)
    #expect(try row.value("share", as: Double?.self) == 0.1)
  }

  @Test func `a column that is not there is named`() {
    #expect(throws: RowError.noColumn("day")) { try row.value("day", as: Int.self) }
  }

  @Test func `a value of another kind is refused with its column and kind`() {
    let error = RowError.otherKind(column: "note", expected: "Int", found: "null")
    #expect(throws: error) { try row.value("note", as: Int.self) }
    #expect(error.facts == ["column": "note", "expected": "Int", "found": "null"])
    #expect(throws: RowError.self) { try row.value("share", as: Int.self) }
    #expect(throws: RowError.self) { try row.value("id", as: [UInt8].self) }
  }
}
