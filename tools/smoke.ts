/**
 * `npx node tools/smoke.ts <origin> [--build <version+commit>]`: checks from outside that a site works, without an account and without
 * writing anything. `--build` waits until the site serves that build, for five minutes at most.
 */
import { parseArgs } from 'node:util';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import { SMOKE_CHECKS, waitForBuild } from './release/smokeChecks.ts';

await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { build: { type: 'string' } },
    allowPositionals: true,
  });
  const [origin = ''] = positionals;
  if (!URL.canParse(origin)) throw new UserError('Name the site: node tools/smoke.ts https://www.your.site');
  const site = new URL(origin).origin;
  if (values.build !== undefined) await waitForBuild(site, values.build);
  let failed = 0;
  for (const [name, check] of Object.entries(SMOKE_CHECKS)) {
    try {
      await check(site);
      console.log(`✔ ${name}`);
    } catch (error) {
      failed += 1;
      console.error(`✘ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed === 0 ? 0 : 1;
});
