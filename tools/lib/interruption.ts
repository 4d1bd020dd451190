import { constants } from 'node:os';

/** Error that a wait rejects with when the tool is interrupted. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** The code that a shell reports for a process that this signal ended. */
  readonly exitCode: number;

  constructor(signal: NodeJS.Signals) {
    super(`Stopped by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

let controller: AbortController | undefined;

/**
 * Aborts, with an `Interrupted` as its reason, at the first Ctrl-C, SIGTERM or SIGHUP.
 * From the first call on these signals no longer end the process, so the caller has to.
 */
export function interruption(): AbortSignal {
  if (!controller) {
    const created = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => created.abort(new Interrupted(name)));
    }
    // A closed terminal also breaks the pipes, and printing to them must not end the clean-up.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    controller = created;
  }
  return controller.signal;
}

/** Waits for `work`, but throws as soon as the tool is interrupted. */
export async function orInterrupted<T>(work: Promise<T>): Promise<T> {
  const signal = interruption();
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
