import type { Request } from 'firebase-functions/v2/https';

type HttpHandler = (request: Request, response: never) => unknown;

/** What a request contains in addition to its path. */
interface Asked {
  headers?: Readonly<Record<string, string | undefined>>;
  /** Return value of `accepts`. */
  accepted?: 'html' | 'json' | false;
}

/** The function's response; headers by their lowercase names. */
export interface HttpResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** The text, or what was sent as JSON. */
  body: unknown;
}

/** Calls an HTTP function in this process with a GET, like Express would. */
export function requestInProcess(
  handler: HttpHandler,
  path: string,
  { headers = {}, accepted = 'html' }: Asked = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = new Map<string, string>();
    let status = 200;
    const finish = (body: unknown = '') => resolve({ status, headers: sent, body });
    const setHeader = (name: string, value: string) => sent.set(name.toLowerCase(), value);
    const response = {
      set: (names: string | Record<string, string>, value = '') => {
        const all = typeof names === 'string' ? { [names]: value } : names;
        for (const [name, one] of Object.entries(all)) setHeader(name, one);
        return response;
      },
      setHeader,
      getHeader: (name: string) => sent.get(name.toLowerCase()),
      removeHeader: (name: string) => sent.delete(name.toLowerCase()),
      vary: (name: string) => setHeader('Vary', name),
      status: (code: number) => {
        status = code;
        return response;
      },
      on: () => response,
      json: finish,
      end: finish,
    };
    const getHeader = (name: string) => headers[name.toLowerCase()];
    const request = {
      method: 'GET',
      path,
      url: path,
      query: {},
      headers,
      ip: headers['x-forwarded-for'],
      get: getHeader,
      header: getHeader,
      accepts: () => accepted,
      acceptsEncodings: () => 'gzip',
    };
    // The parts of Express that the functions use.
    Promise.resolve(handler(request as unknown as Request, response as never)).catch(reject);
  });
}
