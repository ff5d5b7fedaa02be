/** Starts a real server with a fresh store for all browser tests, and stops it again. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const PYTHON = join(ROOT, ".venv/bin/python");

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

/** A server with these settings and its own folder for data. */
export interface House {
  address: string;
  data: string;
  stop(): Promise<void>;
}

export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), "motherlode-browser-"));
  const environment = { ...process.env, ...settings };
  const server = spawn(PYTHON, [join(ROOT, "tests/client/house.py"), data], { cwd: ROOT, env: environment });
  const stop = async () => {
    const gone = new Promise((resolve) => server.on("exit", resolve));
    server.kill("SIGTERM");
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { address: await addressOf(server), data, stop };
}

/** What a command of the host prints. */
export function hostCommand(...words: string[]): string {
  return execFileSync(PYTHON, ["-m", "motherlode", ...words], { cwd: ROOT, encoding: "utf8" }).trim();
}

export default async function start({ provide }: { provide(key: string, value: string): void }) {
  const house = await openHouse();
  provide("address", house.address);
  return house.stop;
}
