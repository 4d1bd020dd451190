import { reportClientErrorInputSchema } from '@brokerage/domain/clientError/reportClientError';
import { afterEach, expect, it, vi } from 'vitest';
import { readBuildId } from './buildId.ts';

afterEach(() => vi.unstubAllEnvs());

it('names version and commit in a form that error reports accept', () => {
  expect(readBuildId()).toMatch(/^\d+\.\d+\.\d+\+([\da-f]{12}(\.changed)?|unknown)$/);
  expect(reportClientErrorInputSchema.shape.build.safeParse(readBuildId()).success).toBe(true);
});

it('names the checked-out commit, not the one that CI names', () => {
  vi.stubEnv('GITHUB_SHA', '0123456789abcdef0123456789abcdef01234567');
  expect(readBuildId()).not.toMatch(/\+0123456789ab/);
});
