import type { CallableInput, CallableName } from '@brokerage/domain/callables';
import { functionAddress } from './functionsOrigin.ts';

/** Calls a function by the callable protocol, but without SDK and schemas: for public pages that load neither. */
export const postToFunction = <N extends CallableName>(
  name: N,
  data: CallableInput<N>,
  init: RequestInit,
): Promise<Response> =>
  fetch(functionAddress(name), {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
