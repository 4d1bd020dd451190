/** `npm run draw`: writes the pictures of the public site, and the portraits of flyers, from their parts (web/src/illustrations/README.md). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../web/src/illustrations/drawings.ts';
import { flyerPortraits } from '../web/src/illustrations/scenes/portraits.ts';
import { minifySvg } from './draw/minifySvg.ts';
import { PORTRAIT_TABLE, portraitTable } from './draw/portraitTable.ts';
import { ROOT } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';

const FOLDER = join(ROOT, 'web/src/illustrations/drawn');

await runTool(() => {
  // All are drawn before any is written, so that a scene that fails leaves the pictures as they are.
  const pictures = Object.entries(drawings).map(
    ([name, draw]) => [`${name}.svg`, minifySvg(draw())] as const,
  );
  const table = portraitTable(flyerPortraits());
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, picture] of pictures) writeFileSync(join(FOLDER, file), picture);
  writeFileSync(join(ROOT, PORTRAIT_TABLE), table);
  console.log(`Drew ${pictures.length} pictures.`);
  return Promise.resolve(0);
});
