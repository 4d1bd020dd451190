interface Share {
  covered: number;
  total: number;
}

interface FileCoverage {
  lines: Share;
  branches: Share;
}

/** Istanbul's `json-summary`: by absolute path, and `total`. */
export type CoverageSummary = Record<string, FileCoverage>;

export interface FolderCoverage extends FileCoverage {
  folder: string;
  files: number;
}

/** Returns the folder for a file's row: a folder of `src`, but for web a folder of features, lib or ui. */
const toRow = (path: string) => {
  const [workspace = '', , ...rest] = path.split('/');
  const depth = workspace === 'web' && ['features', 'lib', 'ui'].includes(rest[0] ?? '') ? 2 : 1;
  return [workspace, ...rest.slice(0, -1).slice(0, depth)].join('/');
};

const add = (one: Share, other: Share): Share => ({
  covered: one.covered + other.covered,
  total: one.total + other.total,
});

/** Returns the sums by workspace and by folder below its `src`, in alphabetical order. Paths are made relative to `root`. */
export function coverageByFolder(summary: CoverageSummary, root: string): FolderCoverage[] {
  const rows = new Map<string, FolderCoverage>();
  for (const [file, { lines, branches }] of Object.entries(summary)) {
    if (!file.startsWith(`${root}/`)) continue;
    const path = file.slice(root.length + 1);
    const folders = new Set([path.split('/')[0] ?? '', toRow(path)]);
    for (const folder of folders) {
      const row = rows.get(folder);
      rows.set(folder, {
        folder,
        files: (row?.files ?? 0) + 1,
        lines: row ? add(row.lines, lines) : lines,
        branches: row ? add(row.branches, branches) : branches,
      });
    }
  }
  return [...rows.values()].toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** Returns the files that no test runs, in alphabetical order. */
export const unexecutedFiles = (summary: CoverageSummary, root: string): string[] =>
  Object.entries(summary)
    .filter(([file, { lines }]) => file.startsWith(`${root}/`) && lines.total > 0 && lines.covered === 0)
    .map(([file]) => file.slice(root.length + 1))
    .toSorted();

const percent = ({ covered, total }: Share) =>
  total === 0 ? '-' : `${((covered / total) * 100).toFixed(1)} %`;

/** Formats one line for each folder: files, lines, branches. */
export function formatCoverage(rows: readonly FolderCoverage[]): string {
  const width = Math.max('Folder'.length, ...rows.map(({ folder }) => folder.length));
  const line = (folder: string, ...cells: string[]) =>
    [folder.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join('');
  return [
    line('Folder', 'Files', 'Lines', 'Branches'),
    ...rows.map(({ folder, files, lines, branches }) =>
      line(folder, String(files), percent(lines), percent(branches)),
    ),
  ].join('\n');
}
