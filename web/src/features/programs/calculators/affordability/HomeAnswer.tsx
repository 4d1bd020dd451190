import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import type { PriceCheck } from '@brokerage/domain/programs/calculators/affordability';
import Check from '@mui/icons-material/Check';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { formatShare } from './PriceLimits.tsx';

/** Returns whether a home is within the limits, as a color and a text. */
const toVerdict = ({ over, overLender }: PriceCheck): readonly [color: string, words: string] =>
  overLender > 0
    ? ['error.main', `${formatWholeDollars(overLender)} a month above a lender’s limit`]
    : over > 0
      ? [
          'secondary.main',
          `${formatWholeDollars(over)} a month above comfortable, but within a lender’s limit`,
        ]
      : ['primary.main', 'Within your comfortable budget'];

/** Says whether a home at the price in mind would be within the limits, and how much of the income it takes. */
export function HomeAnswer({ yours }: { yours: PriceCheck }) {
  const { housing, frontRatio, backRatio, over } = yours;
  const [color, words] = toVerdict(yours);
  return (
    <>
      <Box component="span" sx={{ ...answerStyles, color }}>
        {over > 0 ? <WarningAmber aria-hidden="true" /> : <Check aria-hidden="true" />}
        {words}
      </Box>
      {formatWholeDollars(housing)} a month: {formatShare(frontRatio)} of your income, or{' '}
      {formatShare(backRatio)} with debts.
    </>
  );
}

const answerStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.75,
  typography: 'body1',
  fontWeight: 600,
  '& svg': { fontSize: 20, mt: 0.5 },
} as const;
