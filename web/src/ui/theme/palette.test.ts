import { contrastRatio } from '@brokerage/domain/color/contrastRatio';
import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import { describe, expect, test } from 'vitest';
import { toDarkPalette, toLightPalette } from './palette.ts';

const COLORS = toCompanyColors(DEFAULT_LOOK);
const lightPalette = toLightPalette(COLORS);
const darkPalette = toDarkPalette(COLORS);

const TEXT = 4.5;
const CONTROL = 3;
const roles = ['primary', 'secondary', 'info', 'warning', 'success', 'error', 'neutral'] as const;

test('computes WCAG’s contrast ratio', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s scheme', (_name, palette) => {
  const pages = [palette.background.default, palette.background.paper];

  test.each(roles)('%s: the badge is readable', (role) => {
    expect(contrastRatio(palette[role].onSoft, palette[role].soft)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(roles.filter((role) => role !== 'neutral' && role !== 'secondary'))(
    '%s: fill and text have enough contrast',
    (role) => {
      expect(contrastRatio(palette[role].contrastText, palette[role].main)).toBeGreaterThanOrEqual(TEXT);
      for (const page of pages) {
        expect(contrastRatio(palette[role].main, page)).toBeGreaterThanOrEqual(TEXT);
      }
    },
  );

  test('ink, secondary ink and dark brass are readable on every page color', () => {
    const { text, secondary, error, primary, neutral } = palette;
    for (const page of [...pages, primary.soft]) {
      for (const ink of [text.primary, text.secondary, secondary.main]) {
        expect(contrastRatio(ink, page)).toBeGreaterThanOrEqual(TEXT);
      }
    }
    // Text of a disabled control.
    expect(contrastRatio(neutral.onSoft, neutral.soft)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(error.main, palette.background.default)).toBeGreaterThanOrEqual(TEXT);
  });

  test('control borders and the focus ring are visible', () => {
    for (const page of pages) {
      expect(contrastRatio(palette.neutral.main, page)).toBeGreaterThanOrEqual(CONTROL);
      expect(contrastRatio(palette.secondary.main, page)).toBeGreaterThanOrEqual(CONTROL);
    }
  });
});

test('paper, brass and the brass button are readable on evergreen', () => {
  const { primary, secondary } = lightPalette;
  for (const band of [primary.main, primary.dark]) {
    expect(contrastRatio(primary.contrastText, band)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(secondary.light, band)).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(primary.soft, band)).toBeGreaterThanOrEqual(TEXT);
  }
  expect(contrastRatio(secondary.contrastText, secondary.light)).toBeGreaterThanOrEqual(TEXT);
});
