/**
 * The folder that firebase-tools' runtime loads instead of the functions' own: its single function serves all of them, so that they share a
 * process. shareFunctionProcess.ts starts it.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What the runtime passes: Express's request with its raw body. */
interface Request {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  rawBody?: Buffer;
}

interface Response {
  headersSent: boolean;
  status: (code: number) => Response;
  send: (body: unknown) => void;
}

type CalledFunction = ((request: Request, response: Response) => unknown) & {
  __endpoint?: { eventTrigger?: unknown };
};
type EventFunction = (event: unknown) => unknown;
type Group = { [part: string]: Group | CalledFunction | undefined };

/** Names the function that a request is for by its place among the exports, such as `submit.preapproval`. */
const FUNCTION_HEADER = 'x-emulated-function';
/** In a binary CloudEvent, headers with this prefix are attributes of the event. */
const EVENT_HEADER = 'ce-';

const load = (): Promise<Group> => {
  const { HOSTED_FUNCTIONS: folder } = process.env;
  if (!folder) throw new Error('HOSTED_FUNCTIONS is not set.');
  const main = createRequire(import.meta.url).resolve(folder);
  return import(pathToFileURL(main).href) as Promise<Group>;
};

if (process.env.NODE_V8_COVERAGE) {
  // A picture's process would inherit it, and is killed while writing coverage.
  delete process.env.NODE_V8_COVERAGE;
  // Node writes coverage when a process exits, not when a signal ends it.
  process.on('SIGTERM', () => process.exit());
}

// Not awaited here: firebase-tools loads this module by `require`, which can't load one with a top-level await.
const functions = load();

/** Returns the CloudEvent of a request, sent in either of the two HTTP formats. */
function toEvent({ headers, body, rawBody }: Request): unknown {
  if (!headers[`${EVENT_HEADER}type`]) return JSON.parse(String(rawBody));
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith(EVENT_HEADER))
    .map(([name, value]) => [name.slice(EVENT_HEADER.length), value]);
  return { ...Object.fromEntries(attributes), data: body };
}

async function respond(request: Request, response: Response): Promise<unknown> {
  const name = String(request.headers[FUNCTION_HEADER]);
  let found: Group | CalledFunction | undefined = await functions;
  for (const part of name.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'function') throw new Error(`There is no function ${name}`);
  if (!found.__endpoint?.eventTrigger) return found(request, response);
  await (found as EventFunction)(toEvent(request));
  return response.send({ status: 'acknowledged' });
}

/**
 * Passes the request to the function that its header names, as an event if the function handles events. A function that throws fails alone,
 * as when deployed: firebase-tools would end the process and every call in progress.
 */
export async function all(request: Request, response: Response): Promise<unknown> {
  try {
    return await respond(request, response);
  } catch (error) {
    console.error(`${String(request.headers[FUNCTION_HEADER])} has failed:`, error);
    return response.headersSent ? undefined : response.status(500).send({ status: 'failed' });
  }
}
