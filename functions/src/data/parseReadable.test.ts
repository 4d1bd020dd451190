import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { logger } from '../logging/logger.ts';
import { parseReadable } from './parseReadable.ts';

const stored = (id: string, data: object) =>
  ({ id, exists: true, ref: { path: `things/${id}` }, data: () => data }) as QueryDocumentSnapshot;

it('returns readable records with ids and dates, and logs only the paths of the others', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const at = new Date('2026-11-21T15:00:00Z');
  const { records, unreadable } = parseReadable(
    [stored('a', { at: Timestamp.fromDate(at) }), stored('b', { at: 'Rosa Delgado' })],
    z.object({ id: z.string(), at: z.date() }),
  );
  expect(records).toEqual([{ id: 'a', at }]);
  expect(unreadable).toBe(1);
  expect(log).toHaveBeenCalledExactlyOnceWith('unreadable records', { paths: ['things/b'] });
  expect(parseReadable([stored('a', { at })], z.object({ at: z.date() })).unreadable).toBe(0);
  expect(log).toHaveBeenCalledOnce();
});

it('treats a missing document as neither', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const absent = { id: 'a', exists: false, ref: { path: 'things/a' }, data: () => undefined };
  expect(parseReadable([absent as unknown as DocumentSnapshot], z.object({ id: z.string() }))).toEqual({
    records: [],
    unreadable: 0,
  });
  expect(log).not.toHaveBeenCalled();
});
