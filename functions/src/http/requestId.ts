import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Names the request in each answer, so that a person can tell support which one failed. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being answered; undefined outside of one, such as in a trigger. */
export const currentRequestId = (): string | undefined => current.getStore();

/**
 * Runs the work of one request under a new id, which every log line and every audit record of it carries. Callers can't choose it:
 * two requests never share an id.
 */
export const withRequestId = <T>(work: (id: string) => T): T => {
  const id = randomUUID();
  return current.run(id, () => work(id));
};
