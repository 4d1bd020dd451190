import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/testing/emulator.ts';
import { assertHostsFree, parseHosts } from './siteHosts.ts';

const tenant = firestore.doc(paths.tenant('test-hosts'));
beforeAll(() => tenant.set({ hosts: ['www.hosts.example', 'hosts.example'] }));
afterAll(() => tenant.delete());

it('reads a list of hosts, each once', () => {
  expect(parseHosts('WWW.Hosts.example, hosts.example,hosts.example')).toEqual([
    'www.hosts.example',
    'hosts.example',
  ]);
});

it.each([
  ['', 'is empty'],
  ['https://hosts.example', 'is no host name'],
  ['hosts.example/home', 'is no host name'],
  [Array.from({ length: 11 }, (_, index) => `h${index}.example`).join(','), '10 hosts at most'],
])('refuses the list %s', (list, message) => {
  expect(() => parseHosts(list)).toThrow(message);
});

it('leaves a company its own hosts, and refuses those of another', async () => {
  await assertHostsFree(firestore, 'test-hosts', ['hosts.example', 'new.hosts.example']);
  await assertHostsFree(firestore, 'somebody', ['new.hosts.example']);
  await expect(
    assertHostsFree(firestore, 'somebody', ['new.hosts.example', 'hosts.example']),
  ).rejects.toThrow('test-hosts has one of these hosts already.');
});
