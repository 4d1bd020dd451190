import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawings } from '../../web/src/illustrations/drawings.ts';
import { ROOT } from '../lib/paths.ts';
import { minifySvg } from './minifySvg.ts';

const FOLDER = join(ROOT, 'web/src/illustrations/drawn');

/** Every scene as currently drawn, and as its file should be. */
const scenes = Object.entries(drawings).map(([name, draw]) => {
  const drawn = draw();
  return { name, drawn, written: minifySvg(drawn) };
});

it('every scene matches its parts (npm run draw)', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(scenes.map(({ name }) => `${name}.svg`));
  for (const { name, written } of scenes) {
    expect(readFileSync(join(FOLDER, `${name}.svg`), 'utf8'), name).toBe(written);
  }
});

it('keeps the ids and colors that pages use', () => {
  for (const { name, drawn, written } of scenes) {
    const named = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(String).toSorted();
    expect(named(written, / id="[^"]+"/g), name).toEqual(named(drawn, / id="[^"]+"/g));
    const colors = (svg: string) => new Set(named(svg, /#[\da-f]{6}\b/g));
    expect(colors(written), name).toEqual(colors(drawn));
  }
});
