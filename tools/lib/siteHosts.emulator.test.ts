import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/testing/emulator.ts';
import { parseHosts, setHosts } from './siteHosts.ts';

const tenant = firestore.doc(paths.tenant('test-hosts'));
beforeAll(() => tenant.set({ hosts: ['www.hosts.example', 'hosts.example'] }));
afterAll(() => tenant.delete());

it('reads a list of unique hosts', () => {
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
])('rejects the list %s', (list, message) => {
  expect(() => parseHosts(list)).toThrow(message);
});

const other = firestore.doc(paths.tenant('test-hosts-other'));
afterAll(() => other.delete());
const loadHosts = async (ref: typeof tenant) => (await ref.get()).get('hosts') as string[];

it('keeps a company’s own hosts, and rejects those of another', async () => {
  await other.set({ hosts: [] });
  await setHosts(firestore, 'test-hosts', ['hosts.example', 'new.hosts.example']);
  expect(await loadHosts(tenant)).toEqual(['hosts.example', 'new.hosts.example']);
  await expect(setHosts(firestore, 'test-hosts-other', ['third.example', 'hosts.example'])).rejects.toThrow(
    'test-hosts has one of these hosts already.',
  );
  expect(await loadHosts(other)).toEqual([]);
  await expect(setHosts(firestore, 'test-hosts-none', ['third.example'])).rejects.toThrow(
    'There is no company',
  );
});

it('gives a host that two companies request concurrently to one of them', async () => {
  await Promise.all([tenant.set({ hosts: [] }), other.set({ hosts: [] })]);
  const outcomes = await Promise.allSettled([
    setHosts(firestore, 'test-hosts', ['wanted.example']),
    setHosts(firestore, 'test-hosts-other', ['wanted.example']),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([...(await loadHosts(tenant)), ...(await loadHosts(other))]).toEqual(['wanted.example']);
});
