import { spawn } from 'node:child_process';
import { interruption } from './interruption.ts';
import { ROOT } from './paths.ts';

export interface FinishedProcess {
  code: number;
  /** Standard output and errors, in the order they came. */
  output: string;
  seconds: number;
}

/** Runs a program in the background and collects its output. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<FinishedProcess> {
  const signal = interruption();
  signal.throwIfAborted();
  const startedAt = Date.now();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.once('error', () =>
    reject(signal.aborted ? signal.reason : new Error(`${command} can't be started.`)),
  );
  child.once('close', (code) => resolve(code ?? 1));
  const code = await promise;
  return { code, output, seconds: (Date.now() - startedAt) / 1000 };
}
