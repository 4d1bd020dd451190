import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { paths } from '@brokerage/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { LARKFIELD } from '../seed/tenants.ts';
import { benchFirestore } from './benchFirestore.ts';

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** A response as the edge of real Hosting caches it: compressed once. */
interface CachedResponse {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Calls `run` with the address of a proxy that responds like the edge of real Hosting: it compresses text and reads cacheable files from the
 * emulator once, so that neither takes this machine's time away from the browser. During that time the seeded public company has the
 * proxy's host, so that its pages may call the functions.
 */
export async function withCompressingProxy<T>(
  hosting: string,
  run: (origin: string) => Promise<T>,
): Promise<T> {
  // Unbounded, because a build has few files.
  const cached = new Map<string, CachedResponse>();
  const server = createServer((incoming, response) => forward(hosting, cached, incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tenant = benchFirestore().doc(paths.tenant(LARKFIELD));
  await tenant.update({ hosts: FieldValue.arrayUnion(host) });
  try {
    return await run(`http://${host}`);
  } finally {
    await tenant.update({ hosts: FieldValue.arrayRemove(host) });
    server.closeAllConnections();
    server.close();
  }
}

function forward(
  hosting: string,
  cached: Map<string, CachedResponse>,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  // The proxy compresses and caches, so the emulator must respond uncompressed and in full.
  const {
    host: _host,
    'accept-encoding': accepted,
    'if-none-match': _match,
    'if-modified-since': _since,
    ...headers
  } = incoming.headers;
  const isGet = incoming.method === 'GET';
  const path = incoming.url ?? '/';
  const hit = isGet ? cached.get(path) : undefined;
  if (hit) {
    response.writeHead(200, hit.headers).end(hit.body);
    return;
  }
  const onward = request(new URL(path, hosting), { method: incoming.method, headers }, (found) => {
    const { 'content-length': _length, ...plain } = found.headers;
    const compresses = TEXT.test(found.headers['content-type'] ?? '') && /\bgzip\b/.test(`${accepted}`);
    const sent = compresses
      ? { ...plain, 'content-encoding': 'gzip', vary: 'accept-encoding' }
      : found.headers;
    response.writeHead(found.statusCode ?? 502, sent);
    const body = compresses ? found.pipe(createGzip()) : found;
    const parts: Buffer[] = [];
    body.on('data', (part: Buffer) => {
      parts.push(part);
      response.write(part);
    });
    body.on('end', () => {
      response.end();
      const isStored = !/no-store/.test(`${found.headers['cache-control']}`);
      if (isGet && found.statusCode === 200 && isStored) {
        cached.set(path, { headers: sent, body: Buffer.concat(parts) });
      }
    });
  });
  onward.on('error', (error) =>
    response.writeHead(502).end(`The Hosting emulator does not answer: ${error.message}`),
  );
  incoming.pipe(onward);
}
