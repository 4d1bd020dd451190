import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Every process of a run inherits this variable, which finds them again when their parent is gone. */
export const RUN_MARKER = 'BROKERAGE_EMULATOR_RUN';

const GRACE_MS = 3_000;

/** The processes of a run, whoever their parent is by now. */
function processesOf(runId: string): number[] {
  const entry = `${RUN_MARKER}=${runId}`;
  const others = (pid: number) => pid !== process.pid;
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && environment(name).split('\0').includes(entry))
      .map(Number)
      .filter(others);
  }
  return execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line.includes(entry))
    .map((line) => Number.parseInt(line, 10))
    .filter(others);
}

function environment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return ''; // ended meanwhile, or another user's
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // ended meanwhile
    }
  }
}

/** Ends whatever a run left behind: politely first, then not. */
export async function endProcessesOf(runId: string): Promise<void> {
  signalAll(processesOf(runId), 'SIGTERM');
  for (const deadline = Date.now() + GRACE_MS; Date.now() < deadline; await sleep(100)) {
    if (processesOf(runId).length === 0) return;
  }
  signalAll(processesOf(runId), 'SIGKILL');
}
