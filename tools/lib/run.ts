import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { interruption } from './interruption.ts';
import { ROOT } from './paths.ts';

const GRACE_MS = 5_000;

/** Runs a program and returns what it printed; rejects when it can't be started or fails. */
export async function capture(
  command: string,
  args: readonly string[],
): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(command, [...args], {
    cwd: ROOT,
    signal: interruption(),
    maxBuffer: 64 * 1024 * 1024,
  });
}

/**
 * Runs a program in the foreground, on this terminal, and returns its exit code. When the tool is interrupted, the program gets a signal to
 * end, and is killed if it doesn't end in time.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const signal = interruption();
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  let killer: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill('SIGTERM');
    killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  try {
    const code = await promise;
    signal.throwIfAborted();
    return code;
  } finally {
    clearTimeout(killer);
    signal.removeEventListener('abort', stop);
  }
}
