import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

/** Header with the request id in each response, so that a person can tell support which request failed. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

const requestIdSchema = z.object({ request_id: z.uuid() });

/** Returns the id of the current request, or of the request that started this work; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Returns the request id to store with a task or a record, so that follow-up work is logged under the same id. */
export function carryRequestId(): { request_id?: string } {
  const id = currentRequestId();
  return id === undefined ? {} : { request_id: id };
}

/** Returns the request id stored with a task or a record; undefined if there is none. Only the server writes either. */
export const readRequestId = (carrier: unknown): string | undefined =>
  requestIdSchema.safeParse(carrier).data?.request_id;

/**
 * Runs the work of one request under a new id, or under a carried one; every log line and audit record gets it. Callers can't choose the
 * id, so two requests never share one.
 */
export const withRequestId = <T>(work: (id: string) => T, carried?: string): T => {
  const id = carried ?? randomUUID();
  return current.run(id, () => work(id));
};

/** A trigger's data: the record as created, or as it is after a change. */
interface TriggerEvent {
  data?: { data?: () => unknown; after?: { data: () => unknown } } | undefined;
}

/**
 * Wraps a trigger's handler so that everything it logs and records has one id: that of the request that wrote the record if stored there,
 * otherwise a new one.
 */
export const withTracing =
  <E extends TriggerEvent, T>(handle: (event: E) => T) =>
  (event: E): T =>
    withRequestId(() => handle(event), readRequestId(event.data?.data?.() ?? event.data?.after?.data()));
