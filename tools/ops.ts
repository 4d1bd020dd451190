/**
 * `npm run ops -- --project <id> --notify <address> --host <www.your.site> [--apply]`: backups, point-in-time recovery, versions of
 * files and alarms of a real project, from the files in ops/. It prints the commands; with `--apply` it runs them with gcloud, which must
 * be signed in. `--billing-account <id> --monthly-budget <dollars>` adds a budget; `--bucket` and `--export-bucket` name
 * buckets that are called otherwise.
 */
import { capture } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import { applyOps, describePlan, toCommand } from './ops/applyOps.ts';
import { readOpsOptions } from './ops/opsOptions.ts';

async function runGcloud(args: readonly string[]): Promise<string> {
  try {
    return (await capture('gcloud', [...args, '--quiet'])).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new UserError('gcloud is missing: https://cloud.google.com/sdk/docs/install');
    throw new UserError(
      `${toCommand(args)}\n${stderr ?? ''}\nThe steps after it weren't run. Run the command again.`,
    );
  }
}

await runTool(async () => {
  const options = readOpsOptions(process.argv.slice(2));
  if (options.isApplied) {
    await applyOps(options, runGcloud, console.log);
    return 0;
  }
  console.log(describePlan(options).join('\n'));
  if (!options.budget) console.log('# No budget: give --billing-account <id> and --monthly-budget <dollars>');
  console.log('\nNothing was changed. Add --apply to run these commands.');
  return 0;
});
