/**
 * `node tools/lockFunctions.ts` writes functions/package-lock.json, from which Cloud Build installs: the functions folder
 * is deployed without the workspace around it. Its versions are those of the workspace's own lockfile, which all tests run with. Run it
 * after changing the functions' dependencies.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/paths.ts';
import { runQuietly } from './lib/runQuietly.ts';
import { runTool } from './lib/runTool.ts';
import { type Lockfile, toWorkspaceLockfile } from './lib/toWorkspaceLockfile.ts';
import { UserError } from './lib/UserError.ts';

await runTool(async () => {
  const workspace = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
  try {
    cpSync(join(ROOT, 'functions/package.json'), join(folder, 'package.json'));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify(toWorkspaceLockfile(workspace, 'functions')),
    );
    // npm cleans it up and keeps its versions.
    const { code, output } = await runQuietly('npm', [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
    ]);
    if (code !== 0) throw new UserError(`npm could not write the lockfile:\n${output}`);
    cpSync(join(folder, 'package-lock.json'), join(ROOT, 'functions/package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('Wrote functions/package-lock.json.');
  return 0;
});
