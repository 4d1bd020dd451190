import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import { contrastRatio } from '@brokerage/domain/signature/contrastRatio';
import { expect, test } from 'vitest';
import { toLightPalette } from '../../ui/theme/palette.ts';
import { loanInks } from './loanInks.ts';

const palette = toLightPalette(toCompanyColors(DEFAULT_LOOK));
const inks = { ...loanInks, principal: palette.primary.main };

test.each(Object.entries(inks))('%s shows on paper and on the page', (_part, ink) => {
  for (const ground of [palette.background.paper, palette.background.default])
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['principal', 'interest'],
  ['interest', 'mortgageInsurance'],
  ['principal', 'propertyTax'],
  ['propertyTax', 'homeInsurance'],
  ['principal', 'fees'],
  ['fees', 'homeInsurance'],
] as const)('%s beside %s', (one, other) => {
  expect(contrastRatio(inks[one], inks[other])).toBeGreaterThanOrEqual(3);
});
