import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { readPage } from './documents.ts';
import { usePages } from './usePages.ts';

vi.mock('./documents.ts', () => ({ readPage: vi.fn() }));

const schema = z.object({ id: z.string() });
const SIZE = 2;

/** The pending responses, in request order. */
let waiting: {
  query: unknown;
  answer: (ids: string[], unreadable?: number) => Promise<void>;
  fail: () => Promise<void>;
}[];

const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  waiting = [];
  vi.mocked(readPage)
    .mockReset()
    .mockImplementation((query) => {
      const { promise, resolve, reject } = Promise.withResolvers<never>();
      waiting.push({
        query,
        answer: (ids, unreadable = 0) => {
          resolve({ items: ids.map((id) => ({ id })), unreadable, last: ids.at(-1) } as never);
          return settle();
        },
        fail: () => {
          reject(new Error('down'));
          return settle();
        },
      });
      return promise;
    });
});

/** A fake query that records the list and the document it starts after. */
const queryOf = (list: string) => (after: unknown) => `${list} after ${String(after)}` as never;
const AUDIT = queryOf('audit');

function open() {
  const { result, rerender } = renderHook(({ query }) => usePages(query, schema, SIZE), {
    initialProps: { query: AUDIT },
  });
  const now = () => result.current as Record<string, unknown> & { showOlder: () => void; reload: () => void };
  return { now, rerender, next: () => waiting.shift() as (typeof waiting)[number] };
}

test('adds older pages below, until one isn’t full', async () => {
  const { now, next } = open();
  expect(now().status).toBe('loading');
  await next().answer(['a', 'b']);
  expect(now()).toMatchObject({ status: 'ready', items: [{ id: 'a' }, { id: 'b' }], hasOlder: true });
  act(() => void now().showOlder());
  expect(now()).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }], older: 'loading' });
  const older = next();
  expect(older.query).toBe('audit after b');
  await older.answer(['c']);
  expect(now()).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], hasOlder: false });
  expect(now().older).toBeUndefined();
});

test('counts unreadable records toward a full page', async () => {
  const { now, next } = open();
  await next().answer(['a'], 1);
  expect(now()).toMatchObject({ unreadable: 1, hasOlder: true });
});

test('keeps the list when an older page fails, and can retry', async () => {
  const { now, next } = open();
  await next().answer(['a', 'b']);
  act(() => void now().showOlder());
  await next().fail();
  expect(now()).toMatchObject({ status: 'ready', items: [{ id: 'a' }, { id: 'b' }], older: 'failed' });
  act(() => void now().showOlder());
  await next().answer(['c']);
  expect(now()).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
});

test('can retry a failed first page', async () => {
  const { now, next } = open();
  await next().fail();
  expect(now()).toMatchObject({ status: 'failed', error: new Error('down') });
  act(() => void now().reload());
  expect(now().status).toBe('loading');
  await next().answer(['a']);
  expect(now()).toMatchObject({ status: 'ready', items: [{ id: 'a' }] });
});

test('another query starts over, and ignores the previous one’s responses', async () => {
  const { now, next, rerender } = open();
  await next().answer(['a', 'b']);
  act(() => void now().showOlder());
  rerender({ query: queryOf('mail') });
  expect(now().status).toBe('loading');
  const late = next();
  await next().answer(['m']);
  await late.answer(['c']);
  expect(now()).toMatchObject({ status: 'ready', items: [{ id: 'm' }] });
});
