import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { capture } from '../lib/run.ts';

/** A heading's anchor, as GitHub creates it. */
const toAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const readAnchors = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)),
  );

/** Returns the files that a document links to and a comment names, each with its anchor. */
function findReferences(file: string): { target: string; anchor: string | undefined }[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (!file.endsWith('.md')) {
    const named = text.matchAll(/\b(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g);
    return [...named].map(([, target = '', anchor]) => ({ target: join(ROOT, target), anchor }));
  }
  const linked = text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...linked].map(([, path, anchor]) => ({
    target: path ? join(ROOT, dirname(file), path) : join(ROOT, file),
    anchor,
  }));
}

it('documents and comments refer to existing files and headings', async () => {
  const { stdout } = await capture('git', ['-C', ROOT, 'ls-files', '*.md', '*.ts', '*.tsx', '*.rules']);
  // Excludes tests, because they name made-up files.
  const files = stdout.split('\n').filter((file) => file !== '' && !/\.test\.tsx?$/.test(file));
  const broken = files.flatMap((file) =>
    findReferences(file)
      .filter(
        ({ target, anchor }) =>
          !existsSync(target) || (anchor !== undefined && !readAnchors(target).has(anchor)),
      )
      .map(({ target, anchor }) => `${file}: ${relative(ROOT, target)}${anchor ? `#${anchor}` : ''}`),
  );
  expect(broken).toEqual([]);
});
