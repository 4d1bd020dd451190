import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** Names the request in each answer, so that a person can tell support which one failed. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

const requestIdSchema = z.object({ request_id: z.uuid() });

/** Returns the id of the request that is being answered, or that started this work; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Returns what a task or a record carries of the request that made it, so that what follows is found under the same id. */
export function carryRequestId(): { request_id?: string } {
  const id = currentRequestId();
  return id === undefined ? {} : { request_id: id };
}

/** Returns the id that a task or a record carries; undefined where there is none. Only the server writes either. */
export const readRequestId = (carrier: unknown): string | undefined =>
  requestIdSchema.safeParse(carrier).data?.request_id;

/**
 * Runs the work of one request under a new id, or under the one that is carried, which every log line and every audit record of it
 * carries. Callers can't choose it: two requests never share an id.
 */
export const withRequestId = <T>(work: (id: string) => T, carried?: string): T => {
  const id = carried ?? randomUUID();
  return current.run(id, () => work(id));
};

/** What a trigger gets: the record as it was created, or as it is after a change. */
interface TriggerEvent {
  data?: { data?: () => unknown; after?: { data: () => unknown } } | undefined;
}

/**
 * Wraps the handler of a trigger, so that all it logs and records has one id: that of the request that wrote the record, where the
 * record carries it, else one of its own.
 */
export const traced =
  <E extends TriggerEvent, T>(handle: (event: E) => T) =>
  (event: E): T =>
    withRequestId(() => handle(event), readRequestId(event.data?.data?.() ?? event.data?.after?.data()));
