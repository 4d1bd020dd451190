import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shortLivedJava } from './shortLivedJava.ts';

it('starts the real Java with its arguments, without the second compiler', () => {
  const env = { ...process.env, ...shortLivedJava() };
  const flags = execFileSync('java', ['-XX:+PrintFlagsFinal', '-version'], { env, stdio: 'pipe' }).toString();
  expect(flags).toMatch(/ TieredStopAtLevel\s+= 1 /);
  expect(flags).toMatch(/ UseSerialGC\s+= true /);
});
