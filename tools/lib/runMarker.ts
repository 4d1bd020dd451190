import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Every process of a run inherits this variable, which finds it after its parent has ended. */
export const RUN_MARKER = 'BROKERAGE_EMULATOR_RUN';

/** Enough for functions with coverage to write it on a busy machine. */
const GRACE_MS = 10_000;

/** Finds the processes of a run, even if they have been reparented. */
function findProcesses(runId: string): number[] {
  const entry = `${RUN_MARKER}=${runId}`;
  const others = (pid: number) => pid !== process.pid;
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && environment(name).split('\0').includes(entry))
      .map(Number)
      .filter(others);
  }
  return execFileSync('ps', ['axeww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
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
      // The process has already ended.
    }
  }
}

/** Ends all remaining processes of a run: with SIGTERM, and with SIGKILL after the grace time. */
export async function endRunProcesses(runId: string, graceMs = GRACE_MS): Promise<void> {
  const end = Date.now() + graceMs;
  if (graceMs > 0) signalAll(findProcesses(runId), 'SIGTERM');
  // A process may start another one during the search, so search until none is found.
  for (let left = findProcesses(runId); left.length > 0; left = findProcesses(runId)) {
    if (Date.now() >= end) signalAll(left, 'SIGKILL');
    await sleep(100);
  }
}
