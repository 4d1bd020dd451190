import { expect, test } from 'vitest';
import { flyer, link } from '../../lib/links/testing/sampleLinks.ts';
import type { Documents, Live } from '../../lib/live-data/useLiveData.ts';
import { failed } from '../../testing/failed.ts';
import { toLiveLinks } from './useLiveLinks.ts';

const NOW = new Date(2026, 10, 22, 12);

const ready = <T>(items: readonly T[], stale = false): Live<Documents<T>> => ({
  status: 'ready',
  stale,
  data: { items, unreadable: 0 },
});
const loading = (unreachable: boolean) => ({ status: 'loading', unreachable }) as const;
const liveLinks = (links: Parameters<typeof toLiveLinks>[0]) => toLiveLinks(links, NOW);

test('includes links that open a flyer, but not those of printed codes', () => {
  const live = liveLinks(
    ready([
      link('aaaaAAAA2222'),
      link('bbbbBBBB3333', { is_disabled: true }),
      link('ccccCCCC4444', { expires_at: new Date(2026, 0, 1) }),
      link('ddddDDDD5555', { flyer: flyer('Ash', { status: 'rejected' }) }),
      link('eeeeEEEE6666', { kind: 'print' }),
      link('ffffFFFF7777', { expires_at: new Date(2126, 0, 1) }),
    ]),
  );
  expect(live.status === 'ready' && live.data.rows.map((row) => row.link.short_code)).toEqual([
    'aaaaAAAA2222',
    'ffffFFFF7777',
  ]);
});

test('is empty while the links load, and stale when they have', () => {
  expect(liveLinks(loading(true))).toEqual(loading(true));
  const live = failed();
  expect(liveLinks(live)).toBe(live);
  expect(liveLinks(ready([]))).toMatchObject({ stale: false });
  expect(liveLinks(ready([], true))).toMatchObject({ stale: true });
});
