import { expect, it } from 'vitest';
import { CHECK_VERSIONS } from '../flyer/checks/checkFlyer.ts';
import { CHECK_NAMES, formatCheck } from './checkNames.ts';
import { checkIdSchema } from './finding.ts';

it('has a distinct name for every check', () => {
  expect([...CHECK_NAMES.keys()].toSorted()).toEqual([...CHECK_VERSIONS.keys()].toSorted());
  expect(new Set(CHECK_NAMES.values()).size).toBe(CHECK_NAMES.size);
  for (const id of CHECK_NAMES.keys()) expect(checkIdSchema.safeParse(id).success).toBe(true);
});

it('shows the id of a check that no longer exists', () => {
  expect(formatCheck('license-expired')).toBe('license-expired');
});
