import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Downloads npm packages such as `us-atlas@3.0.1` to read data from them. They aren't dependencies, because nothing needs them at run time.
 */
export async function withPackages<T>(
  sources: readonly string[],
  read: (nodeModules: string) => T,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    await execute('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...sources]);
    return read(join(folder, 'node_modules'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
