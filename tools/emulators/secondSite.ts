import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { portsAt } from './ports.ts';

/**
 * Serves the second tenant's website at its own port: firebase-tools has no setting for the ports of further sites. Forwards bytes
 * unchanged, so that the functions see the requested host.
 */
export async function openSecondSite(offset: number): Promise<{ close: () => void }> {
  const { hostingSecond, secondSite } = portsAt(offset);
  const open = new Set<{ destroy: () => unknown }>();
  const server = createServer((browser) => {
    const site = connect(hostingSecond, '127.0.0.1');
    for (const [one, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(secondSite, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
