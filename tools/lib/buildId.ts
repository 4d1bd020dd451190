import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** Digits of a commit's name, enough for git and for people. */
const COMMIT_LENGTH = 12;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Asks git for the commit, because CI may check out a different one than it names. Without a repository it's `unknown`. */
function readCommit(): string {
  try {
    const commit = git('rev-parse', `--short=${COMMIT_LENGTH}`, 'HEAD').trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return isChanged ? `${commit}.changed` : commit;
  } catch {
    return 'unknown';
  }
}

/** Returns the build's id in pages and log lines: version and commit, such as `1.0.0+3f2a9c1d04be`. */
export function readBuildId(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return `${version}+${readCommit()}`;
}
