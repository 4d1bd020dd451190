import { expect, test } from 'vitest';
import { toRows } from '../../../lib/links/linkRow.ts';
import { flyer, link } from '../../../lib/links/testing/sampleLinks.ts';
import { expiringLinks } from './expiringLinks.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const codes = (found: { row: { link: { short_code: string } } }[]) =>
  found.map(({ row }) => row.link.short_code);

test('lists live links that expire within three days, the next one first, without new seven-day links', () => {
  const until = (end: string, change: object = {}) => ({ expires_at: new Date(end), ...change });
  const rows = toRows(
    [
      link('last-moment', until('2026-11-24T17:00:00Z')),
      link('too-late---', until('2026-11-24T17:00:01Z')),
      link('seven-days-', until('2026-11-28T17:00:00Z')),
      link('today------', until('2026-11-21T17:00:01Z')),
      link('over-------', until('2026-11-21T17:00:00Z')),
      link('disabled---', until('2026-11-22T17:00:00Z', { is_disabled: true })),
      link('withdrawn--', until('2026-11-22T17:00:00Z', { flyer: flyer('Old', { status: 'archived' }) })),
      link('never------'),
    ],
    [],
    NOW,
  );
  expect(codes(expiringLinks(rows, NOW))).toEqual(['today------', 'last-moment']);
});
