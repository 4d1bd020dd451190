/** `npm run draw`: writes the pictures of the public site from their parts (web/src/illustrations/README.md). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../web/src/illustrations/drawings.ts';
import { ROOT } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';

const FOLDER = join(ROOT, 'web/src/illustrations/drawn');

await runTool(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, draw] of Object.entries(drawings)) writeFileSync(join(FOLDER, `${name}.svg`), draw());
  console.log(`Drew ${Object.keys(drawings).length} pictures.`);
  return Promise.resolve(0);
});
