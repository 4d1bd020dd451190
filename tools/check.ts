/**
 * `npm run check`: format, lint, types, dead code, and the unit tests of what has changed since the last commit;
 * `npm run check -- --all` for all unit tests.
 */

import { runTool } from './lib/runTool.ts';
import { runChecks } from './testing/checks.ts';

await runTool(async () => {
  const startedAt = Date.now();
  const failed = await runChecks({ isChangedOnly: !process.argv.includes('--all') });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    failed.length === 0 ? `All checks pass, ${seconds} s.` : `Failed: ${failed.join(', ')}. ${seconds} s.`,
  );
  return failed.length === 0 ? 0 : 1;
});
