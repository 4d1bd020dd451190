import { beforeEach, expect, test, vi } from 'vitest';
import { toRows } from './linkRow.ts';
import { loadSeenViews, saveSeenViews } from './seenViews.ts';
import { link } from './testing/sampleLinks.ts';

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
