import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './lib/installDebianPackage.ts';
import { UserError } from './lib/UserError.ts';

const hasPoppler = () => spawnSync('pdftoppm', ['-v']).error === undefined;

/** Ensures that Poppler is installed, which renders PDFs for the flyer tests. */
export async function ensurePoppler(): Promise<void> {
  if (hasPoppler()) return;
  await installDebianPackage('poppler-utils');
  if (!hasPoppler()) throw new UserError('The flyer tests need Poppler (pdftoppm): install poppler-utils.');
}
