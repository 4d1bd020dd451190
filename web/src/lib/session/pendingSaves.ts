import { withTimeout } from '../withTimeout.ts';

/** Saves in progress that a page started while closing. */
const pending = new Set<Promise<unknown>>();

/** How long a sign-out waits for them (milliseconds). */
const PATIENCE_MS = 3000;

/** Tracks a save that a page starts while closing, until it has finished. */
export function trackSave(save: Promise<unknown>): void {
  const ended: Promise<unknown> = save.catch(() => undefined).finally(() => pending.delete(ended));
  pending.add(ended);
}

/** Resolves when these saves have finished, after three seconds at most: signing out earlier would revoke the permission to write. */
export async function whenSaved(): Promise<void> {
  if (pending.size === 0) return;
  await withTimeout(Promise.all(pending), PATIENCE_MS).catch(() => undefined);
}
