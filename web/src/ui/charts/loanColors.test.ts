import { contrastRatio } from '@brokerage/domain/color/contrastRatio';
import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import { expect, test } from 'vitest';
import { toLightPalette } from '../theme/palette.ts';
import { loanColors } from './loanColors.ts';

const palette = toLightPalette(toCompanyColors(DEFAULT_LOOK));
const inks = { ...loanColors, principal: palette.primary.main };

test.each(Object.entries(inks))('%s is visible on paper and on the page', (_part, ink) => {
  for (const ground of [palette.background.paper, palette.background.default])
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(3);
});

test('the two insurances are both brick, with different lightness', () => {
  expect(contrastRatio(inks.homeInsurance, inks.mortgageInsurance)).toBeGreaterThan(2);
});

test('the two dark inks differ in hue, because their lightness is similar', () => {
  const hue = (ink: string) => {
    const [red = 0, green = 0, blue = 0] = (ink.match(/[\da-f]{2}/gi) ?? []).map((each) =>
      Number.parseInt(each, 16),
    );
    const min = Math.min(red, green, blue);
    const range = Math.max(red, green, blue) - min;
    expect(range, ink).toBeGreaterThan(20);
    const degrees = [(green - blue) / range, 2 + (blue - red) / range, 4 + (red - green) / range][
      [red, green, blue].indexOf(Math.max(red, green, blue))
    ];
    return ((degrees ?? 0) * 60 + 360) % 360;
  };
  const hues = [inks.principal, inks.mortgageInsurance].map(hue).toSorted((one, other) => one - other);
  for (const [index, each] of hues.entries()) {
    const next = hues[index + 1] ?? (hues[0] ?? 0) + 360;
    expect(next - each).toBeGreaterThan(50);
  }
});

test.each([
  ['principal', 'interest'],
  ['interest', 'mortgageInsurance'],
  ['principal', 'propertyTax'],
  ['principal', 'fees'],
] as const)('%s beside %s', (one, other) => {
  expect(contrastRatio(inks[one], inks[other])).toBeGreaterThanOrEqual(3);
});
