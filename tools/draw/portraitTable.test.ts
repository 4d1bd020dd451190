import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flyerPortraits } from '../../web/src/illustrations/scenes/portraits.ts';
import { ROOT } from '../lib/paths.ts';
import { PORTRAIT_TABLE, portraitTable } from './portraitTable.ts';

it('flyers have the site’s people as first drawn on flyers (npm run draw)', () => {
  expect(readFileSync(join(ROOT, PORTRAIT_TABLE), 'utf8')).toBe(portraitTable(flyerPortraits()));
});

it('rejects a path that scenes can’t draw', () => {
  const arc = '<symbol id="p0" viewBox="5 2 70 70"><path d="M0 0A5 5 0 0 1 10 10" fill="#000000"/></symbol>';
  expect(() => portraitTable(arc)).toThrow('a path with A');
});
