import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { loanColors } from '../../../ui/charts/loanColors.ts';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars, sliderPercent } from '../../../ui/forms/fields/sliderUnits.ts';
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { type CountedWay, countIncome, INCOME_SAMPLES, MAX_DTI } from './incomeWays.ts';

const months = { notation: NOTATIONS.whole, toText: String };

const sliders = {
  business: [
    { label: 'Deposits in a year', min: 24_000, max: 1_200_000, step: 6_000, typed: sliderDollars },
    { label: 'Share that counts', min: 10, max: 100, step: 5, typed: sliderPercent },
  ],
  rental: [
    { label: 'Monthly rent', min: 500, max: 15_000, step: 50, typed: sliderDollars },
    { label: 'Full monthly payment', min: 500, max: 15_000, step: 50, typed: sliderDollars },
  ],
  savings: [
    { label: 'Savings that count', min: 50_000, max: 5_000_000, step: 10_000, typed: sliderDollars },
    { label: 'Number of months', min: 60, max: 360, step: 12, typed: months },
  ],
} as const;

/** Shows how a lender counts an income, calculated from two numbers that the visitor chooses. */
export function CountedIncome({ way }: { way: CountedWay }) {
  const [[first, second], setAmounts] = useState(INCOME_SAMPLES[way]);
  const [isInvalid, reportInvalid] = useInvalidFields();
  const counted = countIncome(way, first, second);
  const { name, figure, bars, answer } = describe(way, first, second, counted);
  return (
    <Box sx={layout}>
      <InertUntilHydrated>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {sliders[way].map((slider, at) => {
            const value = at === 0 ? first : second;
            return (
              <AmountSlider
                key={slider.label}
                {...slider}
                id={`income-${way}-${at}`}
                value={value}
                text={slider.typed.toText(value)}
                onInvalidChange={reportInvalid(slider.label)}
                onChange={(next) => setAmounts(([one, two]) => (at === 0 ? [next, two] : [one, next]))}
              />
            );
          })}
        </Box>
      </InertUntilHydrated>
      <div>
        <Typography variant="subtitle2">{name}</Typography>
        <Typography
          component="output"
          htmlFor={`income-${way}-0 income-${way}-1`}
          aria-live="polite"
          sx={{
            display: 'block',
            typography: 'h1',
            color: 'primary.main',
            fontVariantNumeric: 'lining-nums',
          }}
        >
          {isInvalid ? '–' : figure}
        </Typography>
        {way === 'rental' && <RatioScale ratio={counted} isFaded={isInvalid} />}
        {bars && (
          <Box aria-hidden="true" sx={{ mt: 1.5, display: 'grid', gap: 0.75, ...(isInvalid && faded) }}>
            {bars.map(({ label, share, ink }) => (
              <Box key={label} sx={row}>
                <span>{label}</span>
                <Box sx={{ ...bar, width: `${share * 100}%`, bgcolor: ink }} />
              </Box>
            ))}
          </Box>
        )}
        <Typography sx={{ mt: 1.5 }}>{isInvalid ? 'Check the marked field.' : answer}</Typography>
      </div>
    </Box>
  );
}

/** The payment and debts that an income supports at the usual debt-to-income ratio. */
const supports = (monthly: number) =>
  `At a ${MAX_DTI}% DTI, that covers about ${formatDollars(Math.round((monthly * MAX_DTI) / 1000) * 10)} a month for the new payment and your other debts.`;

function describe(way: CountedWay, first: number, second: number, counted: number) {
  switch (way) {
    case 'business':
      return {
        name: 'Monthly income',
        figure: formatDollars(counted),
        bars: [
          { label: 'Deposits', share: 1, ink: loanColors.fees },
          { label: 'Counted', share: second / 100, ink: loanColors.principal },
        ],
        answer: supports(counted),
      };
    case 'rental': {
      const gap = formatDollars(Math.abs(first - second));
      const isShort = first < second;
      return {
        name: 'Coverage ratio (DSCR)',
        figure: counted.toFixed(2),
        answer: `${isShort ? `The rent is ${gap} short of the payment.` : `The rent covers the payment${first > second ? `, with ${gap} left` : ''}.`} Many lenders look for ${facts.alternativeDscr.value}.`,
      };
    }
    case 'savings':
      return { name: 'Monthly income', figure: formatDollars(counted), answer: supports(counted) };
  }
}

/** The upper end of the scale. */
const MAX_RATIO = 2;
const [ENOUGH = 0, AMPLE = 0] = (facts.alternativeDscr.value.match(/[\d.]+/g) ?? []).map(Number);
const toShare = (ratio: number) => `${(Math.min(ratio, MAX_RATIO) / MAX_RATIO) * 100}%`;

/** The ratio of rent to payment on a scale, with the range that lenders look for. */
const RatioScale = ({ ratio, isFaded }: { ratio: number; isFaded: boolean }) => (
  <Box aria-hidden="true" sx={{ ...scale, ...(isFaded && faded) }}>
    <Box sx={{ ...bar, width: toShare(ratio), bgcolor: loanColors.principal }} />
    {[ENOUGH, AMPLE].map((at) => (
      <Box key={at} sx={{ ...tick, left: toShare(at) }}>
        <span>{at.toFixed(2)}</span>
      </Box>
    ))}
  </Box>
);

const layout = {
  flexGrow: 1,
  p: { xs: 2.5, sm: 3, md: 4 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  typography: 'body2',
} as const;
const bar = { height: 18, borderRadius: '3px', printColorAdjust: 'exact' } as const;
const scale = {
  position: 'relative',
  mt: 1.5,
  mb: 4.5,
  bgcolor: 'neutral.soft',
  borderRadius: '3px',
} as const;
const tick = {
  position: 'absolute',
  top: -4,
  width: 0,
  height: 30,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  borderLeft: '2px solid',
  borderColor: 'secondary.light',
  typography: 'body2',
  fontVariantNumeric: 'lining-nums',
  '& > span': { transform: 'translateY(100%)' },
} as const;
const faded = { opacity: 0.25 } as const;
