import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { refinanceSum } from './refinanceSum.ts';
import { useRefinanceWrong } from './refinanceWrong.ts';
import { useRefinanceNumbers } from './useRefinanceNumbers.ts';

/** The break-even in the page's header, for the loans currently set in the sliders below. */
export function RefinanceAnswer() {
  const { used, inputs } = useRefinanceNumbers();
  const isWrong = useRefinanceWrong();
  const { saved, apr, ...sum } = refinanceSum(inputs);
  const { balance, rate, newRate, costs } = inputs;
  const whose = Object.keys(used).length > 0 ? 'With your numbers' : 'For example';
  return (
    <Box sx={stack}>
      {isWrong && (
        <div>
          <Typography variant="h3" component="p">
            One of your numbers needs a fix
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            <Link href="#break-even">Check the marked field</Link>
          </Typography>
        </div>
      )}
      {/* Hidden with `visibility`, so that the fields below don't move while the visitor types. */}
      <Box sx={{ visibility: isWrong ? 'hidden' : undefined }}>
        <Typography variant="h3" component="p">
          {toAnswer(sum)}
        </Typography>
        <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>
          {whose}: {formatDollars(balance)} at {formatInterestRate(rate)}, replaced by a loan at{' '}
          {formatInterestRate(newRate)} ({apr.toFixed(2)}% APR
          {costs > 0 && `, counting all ${formatDollars(costs)} in closing costs`}).{' '}
          {saved === 0 ? '' : `${formatDollars(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} a month. `}
          <Link href="#break-even" sx={{ whiteSpace: 'nowrap' }}>
            Change the numbers
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}

/** Stacks the children in one grid cell. */
const stack = { display: 'grid', '& > div': { gridArea: '1 / 1' } } as const;

type Sum = Pick<ReturnType<typeof refinanceSum>, 'headline' | 'sooner' | 'aheadFrom'>;

/** Returns the answer as a standalone headline. */
function toAnswer({ headline, sooner, aheadFrom }: Sum): string {
  if (sooner !== undefined) return `Paid off ${sooner} sooner`;
  if (aheadFrom === null) return 'You wouldn’t break even';
  return aheadFrom === 1 && headline === 'Right away'
    ? 'Ahead from the first month'
    : `Ahead after ${pluralize(aheadFrom, 'month')}`;
}
