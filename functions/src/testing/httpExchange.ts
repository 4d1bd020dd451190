import type { Request } from 'firebase-functions/v2/https';

type HttpHandler = (request: Request, response: never) => unknown;

/** What a request contains in addition to its path. */
interface Asked {
  headers?: Readonly<Record<string, string | undefined>>;
  /** Return value of `accepts`. */
  accepted?: 'html' | 'json' | false;
}

/** The function's answer; headers by their lowercase names. */
export interface HttpAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** The text, or what was sent as JSON. */
  body: unknown;
}

/** Calls an HTTP function in this process with a GET, like Express would. */
export function askInProcess(
  handler: HttpHandler,
  path: string,
  { headers = {}, accepted = 'html' }: Asked = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const answered = new Map<string, string>();
    let status = 200;
    const finish = (body: unknown = '') => resolve({ status, headers: answered, body });
    const setHeader = (name: string, value: string) => answered.set(name.toLowerCase(), value);
    const response = {
      set: (names: string | Record<string, string>, value = '') => {
        const all = typeof names === 'string' ? { [names]: value } : names;
        for (const [name, one] of Object.entries(all)) setHeader(name, one);
        return response;
      },
      setHeader,
      getHeader: (name: string) => answered.get(name.toLowerCase()),
      removeHeader: (name: string) => answered.delete(name.toLowerCase()),
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
