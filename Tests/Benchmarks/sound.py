"""A PulseAudio server of one's own, and a listener between it and the program."""

import array
import os
import selectors
import shutil
import socket
import struct
import subprocess
import time

CONTROL = 0xFFFFFFFF


class Server:
    """A server with one loudspeaker that nobody hears, in a folder of its own."""

    def __init__(self, folder):
        self.address = f"{folder}/s"
        self.env = {"PATH": "/usr/bin:/bin", "HOME": folder, "XDG_RUNTIME_DIR": folder,
                    "PULSE_RUNTIME_PATH": folder, "PULSE_STATE_PATH": folder,
                    "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        # Without shared memory all sound goes through the socket, where it can be seen.
        self.process = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--system=false", "--use-pid-file=no",
             "--disable-shm", "--realtime=no", "--high-priority=no", "--exit-idle-time=600",
             "-L", "module-null-sink sink_name=virtual rate=48000 channels=1",
             "-L", f"module-native-protocol-unix socket={self.address} auth-anonymous=1"],
            env=self.env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        end = time.monotonic() + 20
        while not os.path.exists(self.address):
            if time.monotonic() > end or self.process.poll() is not None:
                raise OSError("pulseaudio did not come up")
            time.sleep(0.01)

    def monitor(self):
        """A process that writes what is heard, 16 bit mono."""
        return subprocess.Popen(
            ["parec", "--device=virtual.monitor", "--format=s16le", "--channels=1",
             "--rate=48000", "--latency-msec=5", "--raw"],
            env={**self.env, "PULSE_SERVER": f"unix:{self.address}"},
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def stop(self):
        self.process.kill()
        self.process.wait()


class Frames:
    """Finds the first frame of sound in what a client of PulseAudio sends."""

    def __init__(self):
        self.rest = b""
        self.heard = None

    def take(self, data, now):
        self.rest += data
        while self.heard is None and len(self.rest) >= 20:
            length, channel = struct.unpack(">II", self.rest[:8])
            if channel != CONTROL:
                self.heard = now
            elif len(self.rest) < 20 + length:
                return
            else:
                self.rest = self.rest[20 + length:]


class Listener:
    """Stands between a program and the server and notes when text, then sound, comes."""

    def __init__(self, server, folder):
        self.server = server
        self.path = f"{folder}/p"
        self.door = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.door.bind(self.path)
        self.door.listen()
        self.ready = selectors.DefaultSelector()
        self.ready.register(self.door, selectors.EVENT_READ, self.accept)
        self.written = None
        self.utterances = []
        self.onset = None

    def follow(self, program):
        def text(_):
            self.written = time.perf_counter() if program.read() else self.written
        self.ready.register(program.output, selectors.EVENT_READ, text)

    def hear(self, monitor):
        def samples(stream):
            data = os.read(stream.fileno(), 1 << 16)
            data = array.array("h", data[:len(data) // 2 * 2])
            if self.onset is None and any(abs(sample) > 50 for sample in data):
                self.onset = time.perf_counter()
        self.ready.register(monitor.stdout, selectors.EVENT_READ, samples)

    def accept(self, _):
        client = self.door.accept()[0]
        target = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        target.connect(self.server.address)
        frames = Frames()
        self.utterances.append((self.written, time.perf_counter(), frames))
        self.join(client, target, frames)
        self.join(target, client, None)

    def join(self, source, target, frames):
        def pass_on(_):
            try:
                data = source.recv(1 << 16)
                if data and frames:
                    frames.take(data, time.perf_counter())
                if data:
                    return target.sendall(data)
            except OSError:
                pass
            for end in (source, target):
                if end.fileno() >= 0:
                    if end in self.ready.get_map():
                        self.ready.unregister(end)
                    end.close()
        self.ready.register(source, selectors.EVENT_READ, pass_on)

    def run(self, seconds, until):
        """Listens until something is so, at most so many seconds."""
        end = time.monotonic() + seconds
        while not until() and time.monotonic() < end:
            # Text first: it was written before the call that may have come meanwhile.
            turn = sorted(self.ready.select(0.2), key=lambda one: not isinstance(one[0].fileobj, int))
            for key, _ in turn:
                # One that was closed by an earlier one of this turn has nothing to say.
                if isinstance(key.fileobj, int) or key.fileobj.fileno() >= 0:
                    key.data(key.fileobj)

    def delays(self):
        """Milliseconds from text to the connection and to sound, for each utterance."""
        return [((opened - text) * 1000, (frames.heard - text) * 1000)
                for text, opened, frames in self.utterances if text and frames.heard]


def installed(*names):
    return all(shutil.which(name) for name in names)
