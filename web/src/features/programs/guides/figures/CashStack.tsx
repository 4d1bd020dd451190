import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import { FIRST_HOME } from '../../../../lib/visitor-numbers/firstHome.ts';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { CASH_NEEDED } from '../../calculators/closing-costs/closingExample.ts';
import { homeCosts } from '../../purchase/homeCosts.ts';
import { GuideFigure } from './GuideFigure.tsx';

const DOWN_SHARE = 5;
const { cash } = homeCosts(FIRST_HOME.price, DOWN_SHARE);

/** The cash needed for a first home as one bar, with what each part pays for. */
export function CashStack() {
  return (
    <GuideFigure
      caption={`Cash for a ${formatDollars(FIRST_HOME.price)} home with ${DOWN_SHARE}% down`}
      note="A sample with typical fees. It doesn’t include the inspection, moving or a repair fund. The seller or an assistance program may pay part of the closing costs."
    >
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '2px', height: { xs: 40, md: 64 } }}>
        {cash.parts.map(({ label, dollars, ink }) => (
          <Box key={label} sx={{ flex: dollars, bgcolor: loanColors[ink] }} />
        ))}
      </Box>
      <Box component="dl" sx={list}>
        {cash.parts.map(({ label, dollars, ink }) => (
          <Box key={label} sx={{ borderTop: 4, borderColor: loanColors[ink], pt: 1 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, typography: 'h3', fontVariantNumeric: 'lining-nums' }}>
              {formatDollars(dollars)}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
              {WHAT[label]}
            </Box>
          </Box>
        ))}
        <Box sx={{ borderTop: 4, borderColor: 'text.primary', pt: 1 }}>
          <dt>
            <strong>{CASH_NEEDED}</strong>
          </dt>
          <Box component="dd" sx={{ m: 0, typography: 'h3', fontVariantNumeric: 'lining-nums' }}>
            {formatDollars(cash.total)}
          </Box>
        </Box>
      </Box>
    </GuideFigure>
  );
}

/** Explains each part of `homeCosts`. */
const WHAT: Readonly<Record<string, string>> = {
  'Down payment': `${DOWN_SHARE}% of the price. You keep this as equity in your home.`,
  'Lender and title fees': 'For making the loan, title insurance and recording the sale.',
  'Prepaid costs': 'Insurance, property tax and interest that you pay ahead.',
};

const list = {
  m: 0,
  mt: 2,
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
