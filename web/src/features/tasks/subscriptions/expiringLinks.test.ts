import { expect, test } from 'vitest';
import { toRows } from '../../../lib/links/linkRow.ts';
import { count, flyer, link } from '../../../lib/links/testing/sampleLinks.ts';
import { expiringLinks, linksWithNewViews } from './expiringLinks.ts';

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

test('lists new views, including today’s, most first', () => {
  const rows = toRows(
    [link('one--------', { views: 5 }), link('two--------', { views: 3 }), link('three------', { views: 9 })],
    [count('one--------', '2026-11-21', { views: 2 })],
    NOW,
  );
  const seen = { at: NOW, views: { 'one--------': 4, 'three------': 9, 'gone-------': 7 } };
  const found = linksWithNewViews(rows, seen);
  expect(codes(found)).toEqual(['one--------', 'two--------']);
  expect(found.map(({ views }) => views)).toEqual([3, 3]);
  expect(linksWithNewViews(rows, undefined).map(({ views }) => views)).toEqual([9, 7, 3]);
});

test('ignores counts below the seen ones, as after a reassignment', () => {
  const rows = toRows([link('one--------', { views: 1 })], [], NOW);
  expect(linksWithNewViews(rows, { at: NOW, views: { 'one--------': 4 } })).toEqual([]);
});
