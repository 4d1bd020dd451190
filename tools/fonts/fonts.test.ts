import { readFileSync } from 'node:fs';
import { FONT_FACES } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { expect, test } from 'vitest';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';
import { ROOT } from '../lib/paths.ts';
import { metricsSource } from './metricsSource.ts';
import { printableCodePoints } from './printableCodePoints.ts';
import { webSubsets } from './webSubsets.ts';

test('the stored metrics match the fonts: run node tools/fonts.ts after a change', () => {
  const fonts = FONT_FACES.map((face) => ({ face, font: flyerFont(face) }));
  const stored = readFileSync(`${ROOT}/domain/src/flyer/layout/text/fontMetrics.ts`, 'utf8');
  expect(metricsSource(fonts)).toBe(stored);
});

test.each(FONT_FACES)('%s: every width in the layout matches the font', (face) => {
  const font = flyerFont(face);
  const codes = printableCodePoints(face, font);
  expect(codes.length).toBeGreaterThan(750);
  for (const code of codes) {
    expect(fontMeasure.advance(face, code)).toBe(font.advance(font.glyphs.get(code) ?? 0));
  }
  expect(fontMeasure.advance(face, 0x1f3e1)).toBeUndefined();
});

test.each(FONT_FACES)('%s: the browser has the same outlines', (face) => {
  for (const { file, bytes } of webSubsets(face, flyerFont(face))) {
    expect(bytes().equals(readFileSync(`${ROOT}/web/src/ui/flyer/fonts/${file}`)), file).toBe(true);
  }
});
