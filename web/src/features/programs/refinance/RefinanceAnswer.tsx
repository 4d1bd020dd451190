import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { refinanceComparison } from './refinanceComparison.ts';
import { useRefinanceInvalid } from './refinanceInvalid.ts';
import { useRefinanceNumbers } from './useRefinanceNumbers.ts';

/** Says in the page's hero when a refinance pays off, using the worksheet's inputs below. */
export function RefinanceAnswer() {
  const { used, inputs } = useRefinanceNumbers();
  const isInvalid = useRefinanceInvalid();
  const comparison = refinanceComparison(inputs);
  const { saved, apr } = comparison;
  const { balance, rate, newRate, costs } = inputs;
  const numbersLabel = Object.keys(used).length > 0 ? 'With your numbers' : 'For example';
  return (
    <Box sx={stack}>
      {isInvalid && (
        <div>
          <Typography variant="h3" component="p">
            One of your numbers needs a fix
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            <Link href="#break-even">Check the marked field</Link>
          </Typography>
        </div>
      )}
      {/* Hidden but not removed, so that the fields below don't move while someone is typing. */}
      <Box sx={{ visibility: isInvalid ? 'hidden' : undefined }}>
        <Typography variant="h3" component="p">
          {toAnswer(comparison)}
        </Typography>
        <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>
          {numbersLabel}: {formatDollars(balance)} at {formatInterestRate(rate)}, replaced by a loan at{' '}
          {formatInterestRate(newRate)} ({apr.toFixed(2)}% APR
          {costs > 0 && `, counting all ${formatDollars(costs)} in closing costs`}).{' '}
          {saved !== 0 && !leadsWithSavings(comparison) && `${toChange(saved)}. `}
          <Link href="#break-even" sx={{ whiteSpace: 'nowrap' }}>
            Change the numbers
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}

/** Stacks both in the same grid cell. */
const stack = { display: 'grid', '& > div': { gridArea: '1 / 1' } } as const;

type Comparison = Pick<ReturnType<typeof refinanceComparison>, 'headline' | 'sooner' | 'aheadFrom' | 'saved'>;

/** Returns the change in the payment: “$310 less a month”. */
const toChange = (saved: number) =>
  `${formatDollars(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} a month`;

/** Returns whether the headline has the savings, because a lower payment eventually covers the costs. */
const leadsWithSavings = ({ sooner, aheadFrom, saved }: Comparison) =>
  sooner === undefined && aheadFrom !== null && saved > 0;

/** Returns the answer as a short headline. */
function toAnswer(comparison: Comparison): string {
  const { headline, sooner, aheadFrom, saved } = comparison;
  if (sooner !== undefined) return `Paid off ${sooner} sooner`;
  if (aheadFrom === null) return 'You wouldn’t break even';
  const ahead =
    aheadFrom === 1 && headline === 'Right away'
      ? 'ahead from the first month'
      : `ahead after ${pluralize(aheadFrom, 'month')}`;
  return leadsWithSavings(comparison) ? `${toChange(saved)}, ${ahead}` : capitalize(ahead);
}
