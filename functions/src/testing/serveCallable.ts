import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpsFunction } from 'firebase-functions/v2/https';

/** Calls a served function by its name with the data and headers of a callable; returns the status and the body. */
export type CallServed = (
  name: string,
  data: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: unknown }>;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What Cloud Run's framework adds to Node's request and response, as far as callables use it. */
async function respond(fn: HttpsFunction, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const rawBody = await readBody(request);
  const asServed = Object.assign(request, {
    rawBody,
    body: JSON.parse(rawBody.toString()) as unknown,
    header: (name: string) => request.headers[name.toLowerCase()],
  });
  const served = Object.assign(response, {
    set: (name: string, value: string) => response.setHeader(name, value),
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
  });
  await fn(asServed as never, served as never);
}

/** Serves functions over HTTP in this process, with everything that firebase-functions does before a handler; `close` stops the server. */
export async function serveCallables(
  find: (name: string) => HttpsFunction,
): Promise<{ call: CallServed; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void respond(find(request.url?.slice(1) ?? ''), request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    call: async (name, data, headers = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ data }),
      });
      return { status: response.status, body: await response.json() };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
