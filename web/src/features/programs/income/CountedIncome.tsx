import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { loanInks } from '../chart/loanInks.ts';
import { type CountedWay, countIncome, INCOME_SAMPLES } from './incomeWays.ts';

const dollars = { notation: NOTATIONS.money, toText: formatDollars };
const percent = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };
const months = { notation: NOTATIONS.whole, toText: String };

const sliders = {
  business: [
    { label: 'Deposits in a year', min: 24_000, max: 1_200_000, step: 6_000, typed: dollars },
    { label: 'Share that counts', min: 10, max: 100, step: 5, typed: percent },
  ],
  rental: [
    { label: 'Monthly rent', min: 500, max: 15_000, step: 50, typed: dollars },
    { label: 'Full monthly payment', min: 500, max: 15_000, step: 50, typed: dollars },
  ],
  savings: [
    { label: 'Savings that count', min: 50_000, max: 5_000_000, step: 10_000, typed: dollars },
    { label: 'Months they’re spread over', min: 60, max: 360, step: 12, typed: months },
  ],
} as const;

/** What two numbers count as, drawn: for numbers that visitors choose. */
export function CountedIncome({ way }: { way: CountedWay }) {
  const [[first, second], setAmounts] = useState(INCOME_SAMPLES[way]);
  const [isWrong, reportWrong] = useInvalidFields();
  const counted = countIncome(way, first, second);
  const { name, figure, bars, answer } = describe(way, first, second, counted);
  return (
    <Box sx={layout}>
      <InertUntilHydrated>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {sliders[way].map((slider, at) => {
            const value = at === 0 ? first : second;
            return (
              <AmountSlider
                key={slider.label}
                {...slider}
                id={`income-${way}-${at}`}
                value={value}
                text={slider.typed.toText(value)}
                onWrong={reportWrong(slider.label)}
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
          {isWrong ? '–' : figure}
        </Typography>
        <Box aria-hidden="true" sx={{ mt: 1.5, display: 'grid', gap: 0.75, ...(isWrong && faded) }}>
          {bars.map(({ label, share, ink }) => (
            <Box key={label} sx={row}>
              <span>{label}</span>
              <Box sx={{ ...bar, width: `${share * 100}%`, bgcolor: ink }} />
            </Box>
          ))}
        </Box>
        <Typography sx={{ mt: 1.5 }}>{isWrong ? 'Check the marked field.' : answer}</Typography>
      </div>
    </Box>
  );
}

function describe(way: CountedWay, first: number, second: number, counted: number) {
  switch (way) {
    case 'business':
      return {
        name: 'Monthly income',
        figure: formatDollars(counted),
        bars: [
          { label: 'Deposits', share: 1, ink: loanInks.fees },
          { label: 'Counted', share: second / 100, ink: loanInks.principal },
        ],
        answer: `${second}% of ${formatDollars(first)} is ${formatDollars(counted * 12)} a year.`,
      };
    case 'rental': {
      const most = Math.max(first, second);
      const gap = Math.abs(first - second);
      return {
        name: 'Coverage ratio (DSCR)',
        figure: counted.toFixed(2),
        bars: [
          { label: 'Rent', share: first / most, ink: loanInks.principal },
          { label: 'Payment', share: second / most, ink: loanInks.interest },
        ],
        answer:
          first < second
            ? `The rent is ${formatDollars(gap)} short of the payment.`
            : `The rent covers the payment${gap > 0 ? `, with ${formatDollars(gap)} left` : ''}.`,
      };
    }
    case 'savings':
      return {
        name: 'Monthly income',
        figure: formatDollars(counted),
        bars: [
          { label: 'Savings', share: 1, ink: loanInks.fees },
          { label: 'One year', share: 12 / second, ink: loanInks.principal },
        ],
        answer: `One year’s share of ${formatDollars(first)} over ${second / 12} years is ${formatDollars(counted * 12)}.`,
      };
  }
}

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
const faded = { opacity: 0.25 } as const;
