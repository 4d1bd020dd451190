import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { portsAt } from './ports.ts';
import { assertPortsFree } from './preflight.ts';

/** Between the ports of all sessions and tests, and below the system's ephemeral ports. */
const OFFSET = 21_500;
const servers: Server[] = [];

function listen(port: number): Promise<void> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, resolve);
  });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

it('names the port that is taken, and a free offset', async () => {
  const wanted = [['hosting', portsAt(OFFSET).hosting]] as const;
  await expect(assertPortsFree(wanted, OFFSET)).resolves.toBeUndefined();
  await listen(portsAt(OFFSET).hosting);
  // The next offset is occupied as well, on a port that this run would not need.
  await listen(portsAt(OFFSET + 1000).storage);
  const refusal = await assertPortsFree(wanted, OFFSET).catch((error: Error) => error.message);
  expect(refusal).toMatch(/^Port 26500 \(hosting\) already in use/);
  const offset = Number(/EMULATOR_PORT_OFFSET=(\d+)/.exec(refusal ?? '')?.[1]);
  expect(offset).toBeGreaterThan(OFFSET + 1000);
});
