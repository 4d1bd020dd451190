import { expect, it } from 'vitest';
import { CHECK_VERSIONS } from '../flyer/checks/checkFlyer.ts';
import { CHECK_NAMES, formatCheck } from './checkNames.ts';
import { checkIdSchema } from './finding.ts';

it('names every check, no two alike, and no other', () => {
  expect([...CHECK_NAMES.keys()].toSorted()).toEqual([...CHECK_VERSIONS.keys()].toSorted());
  expect(new Set(CHECK_NAMES.values()).size).toBe(CHECK_NAMES.size);
  for (const id of CHECK_NAMES.keys()) expect(checkIdSchema.safeParse(id).success).toBe(true);
});

it('calls a check that is gone by its id', () => {
  expect(formatCheck('license-expired')).toBe('license-expired');
});
