import { expect, test, vi } from 'vitest';
import type { LinkedFlyer } from '../../lib/links/linkNames.ts';
import { flyer, link } from '../../lib/links/testing/sampleLinks.ts';
import type { Documents, Live } from '../../lib/live-data/documents.ts';
import { toLiveLinks } from './useLiveLinks.ts';

const NOW = new Date(2026, 10, 22, 12);
const FLYERS = [flyer('elm'), flyer('ash', { status: 'rejected' })];
const NAMES = {
  flyers: new Map(FLYERS.map((one) => [one.id, one])),
  templates: undefined,
  people: undefined,
  hasWebsite: true,
  readsAllFlyers: false,
};

const ready = <T>(items: readonly T[], stale = false): Live<Documents<T>> => ({
  status: 'ready',
  stale,
  data: { items, unreadable: 0 },
});
const loading = (unreachable: boolean) => ({ status: 'loading', unreachable }) as const;
const failed = { status: 'failed', error: { code: 'unavailable' } as never, retry: vi.fn() } as const;
const liveLinks = (
  links: Parameters<typeof toLiveLinks>[0],
  flyers: Live<Documents<LinkedFlyer>> = ready(FLYERS),
) => toLiveLinks(links, flyers, NAMES, NOW);

test('keeps links that open a flyer, but not those of printed codes', () => {
  const live = liveLinks(
    ready([
      link('aaaaAAAA2222'),
      link('bbbbBBBB3333', { is_disabled: true }),
      link('ccccCCCC4444', { expires_at: new Date(2026, 0, 1) }),
      link('ddddDDDD5555', { flyer_instance_id: 'ash' }),
      link('eeeeEEEE6666', { kind: 'print' }),
      link('ffffFFFF7777', { expires_at: new Date(2126, 0, 1) }),
    ]),
  );
  expect(live.status === 'ready' && live.data.map((row) => row.link.short_code)).toEqual([
    'aaaaAAAA2222',
    'ffffFFFF7777',
  ]);
});

test('says nothing before links and flyers are there', () => {
  expect(liveLinks(loading(true))).toEqual(loading(true));
  expect(liveLinks(ready([]), loading(false))).toEqual(loading(false));
  expect(liveLinks(ready([]), failed)).toBe(failed);
  expect(liveLinks(failed)).toBe(failed);
});

test('is stale when links or flyers are', () => {
  expect(liveLinks(ready([]))).toMatchObject({ stale: false });
  expect(liveLinks(ready([], true))).toMatchObject({ stale: true });
  expect(liveLinks(ready([]), ready(FLYERS, true))).toMatchObject({ stale: true });
});
