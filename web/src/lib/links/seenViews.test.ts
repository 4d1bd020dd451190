import { beforeEach, expect, test, vi } from 'vitest';
import { toRows } from './linkRow.ts';
import { countNewViews, loadSeenViews, saveSeenViews } from './seenViews.ts';
import { count, link } from './testing/sampleLinks.ts';

const rows = toRows([link('newsletter1', { views: 4 })], [], new Date());

beforeEach(() => localStorage.clear());

test('are stored per member', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') });
  expect(loadSeenViews('daniel')).toBeUndefined();
  saveSeenViews('daniel', rows);
  expect(loadSeenViews('daniel')).toEqual({ at: new Date(), views: { newsletter1: 4 } });
  expect(loadSeenViews('ana')).toBeUndefined();
  vi.useRealTimers();
});

test('keep counts of other pages’ links', () => {
  saveSeenViews('daniel', rows);
  saveSeenViews('daniel', toRows([link('yardsign---', { views: 9 })], [], new Date()));
  saveSeenViews('daniel', toRows([link('newsletter1', { views: 5 })], [], new Date()));
  expect(loadSeenViews('daniel')?.views).toEqual({ newsletter1: 5, 'yardsign---': 9 });
});

test.each(['{', '"x"', '{"at":"never","views":{}}', '{"at":"2026-11-21","views":{"a":"b"}}'])(
  'ignore foreign data: %s',
  (stored) => {
    localStorage.setItem('seen_views_daniel', stored);
    expect(loadSeenViews('daniel')).toBeUndefined();
  },
);

test('work in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  saveSeenViews('daniel', rows);
  expect(loadSeenViews('daniel')).toBeUndefined();
});

test('count new views, including today’s, and ignore counts below the seen ones, as after a reassignment', () => {
  const now = new Date('2026-11-21T17:00:00Z');
  const links = toRows(
    [link('one--------', { views: 5 }), link('two--------', { views: 3 }), link('three------', { views: 8 })],
    [count('one--------', '2026-11-21', { views: 2 })],
    now,
  );
  expect(countNewViews(links, undefined)).toBe(18);
  expect(countNewViews(links, { at: now, views: { 'one--------': 4, 'three------': 9 } })).toBe(6);
});
