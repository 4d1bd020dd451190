import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rejectInvalidUrls } from './rejectInvalidUrls.ts';

let server: Server;
let restore: () => void;
beforeAll(async () => {
  restore = rejectInvalidUrls();
  // Like firebase-tools: an exception here ends the process.
  server = createServer(({ url, headers }, response) => {
    response.end(decodeURIComponent(new URL(url ?? '', `http://${headers.host}`).pathname));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  restore();
  server.close();
});

/** Sends the path unchanged, like `curl --path-as-is`. */
async function fetchStatus(path: string, host = 'localhost'): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

it.each(['//', '//[', '//%', '/%', '/%E0%A4%A', '//a:b'])(
  'rejects %s, and continues to respond',
  async (path) => {
    expect(await fetchStatus(path)).toBe(400);
    expect(await fetchStatus('/')).toBe(200);
  },
);

it('rejects an invalid host', async () => {
  expect(await fetchStatus('/', '[')).toBe(400);
});

it.each(['/', '/a//b', '/?q=%', '/o/tenants%2Fl%2Fa%20b.jpg?alt=media', '//a', '*'])(
  'accepts %s',
  async (path) => {
    expect(await fetchStatus(path)).toBe(200);
  },
);
