/**
 * `npm run structure`: measures how the source of domain, functions and web is split into files, next to our targets.
 * `npm run structure -- --rev <commit>`: the same for another commit. `-- --list` names the files behind the figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.ts';
import { capture } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { measureStructure, type Structure } from './structure/measureStructure.ts';

async function measureFolder(root: string): Promise<Structure> {
  const { stdout } = await capture('git', ['-C', root, 'ls-files']);
  return measureStructure(root, stdout.trim().split('\n'));
}

/** Measures a commit in a temporary work tree, which it removes. */
async function measureCommit(commit: string): Promise<Structure> {
  const folder = mkdtempSync(join(tmpdir(), 'structure-'));
  try {
    await capture('git', ['worktree', 'add', '--detach', folder, commit]);
    return await measureFolder(folder);
  } finally {
    await capture('git', ['worktree', 'remove', '--force', folder]).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

function printStructure(structure: Structure, withLists: boolean): void {
  const { files, lines, singleUseFiles, over300, largeFolders, sharedNames } = structure;
  const share = (100 * singleUseFiles.length) / files;
  console.table({
    'source files': { figure: files },
    'lines of a file, median': { figure: lines.median, 'at most': 80 },
    'lines of a file, 90 %': { figure: lines.p90 },
    'lines of the longest file': { figure: lines.max, 'at most': 300 },
    'files with one export and one importer': { figure: singleUseFiles.length },
    'their share, %': { figure: Number(share.toFixed(1)), 'at most': 35 },
    'folders with more than 20 files': { figure: largeFolders.length },
    'file names used twice in a workspace': { figure: sharedNames.length },
    'lines with a spread literal': { figure: structure.spreadsOnOneLine.length, 'at most': 0 },
    'references to documents elsewhere': { figure: structure.outsideReferences.length, 'at most': 0 },
  });
  const lists: [string, string[]][] = [
    ['Files over 300 lines', over300.map((file) => `${file.path} ${file.lines}`)],
    ['Folders with more than 20 files', largeFolders.map(([folder, count]) => `${folder} ${count}`)],
    ['Names used twice', sharedNames.map(([name, paths]) => `${name}\n    ${paths.join('\n    ')}`)],
    ['References to documents elsewhere', structure.outsideReferences],
  ];
  if (withLists) {
    lists.push(
      ['Lines with a spread literal', structure.spreadsOnOneLine],
      [
        'Files with one export and one importer',
        singleUseFiles
          .toSorted((a, b) => a.lines - b.lines)
          .map((file) => `${file.lines} ${file.path} <- ${[...file.importers].join()}`),
      ],
    );
  }
  for (const [title, found] of lists) {
    if (found.length > 0) console.log(`\n${title}\n${found.map((line) => `  ${line}`).join('\n')}`);
  }
}

await runTool(async () => {
  const { values } = parseArgs({
    options: { rev: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  printStructure(values.rev ? await measureCommit(values.rev) : await measureFolder(ROOT), values.list);
  return 0;
});
