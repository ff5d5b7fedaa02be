/** Starts a real server with a fresh store for all browser tests, and stops it again. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (piece: Buffer) => {
      said += piece;
      const address = said.match(/Motherlode is open: (\S+)/)?.[1];
      if (address) resolve(address);
    };
    server.stdout!.on("data", hear);
    server.stderr!.on("data", (piece) => (said += piece));
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export default async function start({ provide }: { provide(key: string, value: string): void }) {
  const data = mkdtempSync(join(tmpdir(), "motherlode-browser-"));
  const server = spawn(join(ROOT, ".venv/bin/python"), [join(ROOT, "tests/client/house.py"), data], { cwd: ROOT });
  provide("address", await addressOf(server));
  return async () => {
    const gone = new Promise((resolve) => server.on("exit", resolve));
    server.kill("SIGTERM");
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
}
