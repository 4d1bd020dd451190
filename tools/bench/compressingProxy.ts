import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { paths } from '@brokerage/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { LARKFIELD } from '../seed/tenants.ts';
import { benchFirestore } from './benchFirestore.ts';

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/**
 * Runs with the address of a proxy in front of the Hosting emulator that compresses texts as real Hosting does. The seeded
 * public company gets its host meanwhile, so that its pages may call the functions.
 */
export async function withCompressingProxy<T>(
  hosting: string,
  run: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((asked, answer) => forward(hosting, asked, answer));
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

function forward(hosting: string, asked: IncomingMessage, answer: ServerResponse): void {
  // The emulator is to answer plainly, whatever it could do itself.
  const { host: _host, 'accept-encoding': accepted, ...headers } = asked.headers;
  const onward = request(new URL(asked.url ?? '/', hosting), { method: asked.method, headers }, (found) => {
    const { 'content-length': _length, ...kept } = found.headers;
    const compresses = TEXT.test(found.headers['content-type'] ?? '') && /\bgzip\b/.test(`${accepted}`);
    if (!compresses) {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
      return;
    }
    answer.writeHead(found.statusCode ?? 502, {
      ...kept,
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    });
    found.pipe(createGzip()).pipe(answer);
  });
  onward.on('error', (error) =>
    answer.writeHead(502).end(`The Hosting emulator does not answer: ${error.message}`),
  );
  asked.pipe(onward);
}
