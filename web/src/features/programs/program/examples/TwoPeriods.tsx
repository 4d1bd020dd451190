import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { helocExample } from '@brokerage/domain/programs/loanExamples';
import Typography from '@mui/material/Typography';
import type { ProgramContent } from '../../content/programContentShape.ts';
import { BlockEntries } from '../ProgramBlocks.tsx';
import { HelocCost } from './HelocCost.tsx';

const { apr, drawn, drawYears, repayYears } = helocExample;

/** The two periods of a home equity line, above a chart of the example's cost. */
export function TwoPeriods({ block }: { block: ProgramContent['blocks'][number] }) {
  return (
    <>
      <BlockEntries block={block} />
      <Typography variant="body2" sx={{ mt: { xs: 3, md: 5 }, mb: 2, color: 'text.secondary' }}>
        What you’d pay each month: {formatWholeDollars(drawn)} drawn on day one at {apr.toFixed(2)}% APR, with{' '}
        {drawYears} years to draw and {repayYears} to repay.
      </Typography>
      <HelocCost />
    </>
  );
}
