import { constants } from 'node:os';

/** Thrown out of whatever is being waited for when the tool is told to stop. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** What a shell reports for a process that this signal ended. */
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
    // A closed terminal also breaks the pipes; what is still to be printed must not end the clean-up.
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
