/**
 * Answers 400 to requests whose address isn't a valid URL. firebase-tools parses addresses without a guard: a single `//` sent to the
 * Hosting emulator (`curl --path-as-is`) ended all emulators.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** Returns whether the address can be parsed and decoded, with the host that the request names. */
function isValidUrl({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  try {
    decodeURIComponent(new URL(url, `http://${headers.host ?? 'localhost'}`).pathname);
    return true;
  } catch {
    return false;
  }
}

/** Guards every HTTP server of this process. Returns a function that undoes it. */
export function rejectInvalidUrls(): () => void {
  const { prototype } = Server;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its server below
  const { emit } = prototype;
  prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (event !== 'request' || isValidUrl(request))
      return Reflect.apply(emit, this, [event, ...args]) as boolean;
    response
      .writeHead(400, { 'content-type': 'text/plain' })
      .end('The address of this request is not valid.\n');
    return true;
  };
  return () => {
    prototype.emit = emit;
  };
}
