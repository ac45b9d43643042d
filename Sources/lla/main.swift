print("lla")
