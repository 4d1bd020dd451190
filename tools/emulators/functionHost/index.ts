/**
 * The folder that firebase-tools' runtime loads instead of the functions' own: its one function answers for all that are
 * called over HTTP, so that they share a process. shareFunctionProcess.ts starts it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type HttpFunction = (request: IncomingMessage, response: ServerResponse) => unknown;
type Group = { [part: string]: Group | HttpFunction | undefined };

/** Names the function that a request is for, such as `us-east1-submit-preapproval`. */
const FUNCTION_HEADER = 'x-emulated-function';

const load = (): Promise<Group> => {
  const { HOSTED_FUNCTIONS: folder } = process.env;
  if (!folder) throw new Error('HOSTED_FUNCTIONS is not set.');
  const main = createRequire(import.meta.url).resolve(folder);
  return import(pathToFileURL(main).href) as Promise<Group>;
};

// Not awaited here: firebase-tools loads this module by `require`, which takes none that waits.
const functions = load();

/** Hands the request to the function that its header names. */
export async function all(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const id = String(request.headers[FUNCTION_HEADER]);
  // A region has one dash; the others separate the groups that functions are exported in.
  const parts = id.split('-').slice(2);
  let found: Group | HttpFunction | undefined = await functions;
  for (const part of parts) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'function') throw new Error(`There is no function ${id}`);
  return found(request, response);
}
