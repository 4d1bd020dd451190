import { expect, it } from 'vitest';
import { formatVersion } from './formatVersion.ts';

it('formats the number under which a version was published', () => {
  expect(formatVersion('open-house-v12')).toBe('version 12');
  expect(formatVersion('a-v1-v3')).toBe('version 3');
  expect(formatVersion('legacy')).toBe('version legacy');
});
