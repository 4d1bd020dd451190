import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import { helocExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProgramContent } from '../programContentShape.ts';
import { CostOverTime } from './CostOverTime.tsx';
import { FactSources } from './FactSources.tsx';
import { BlockEntries } from './ProgramBlocks.tsx';

const { apr, drawn, drawYears, repayYears } = helocExample;

/** The two periods of a home equity line, each above its part of the chart of what the example costs. */
export function TwoPeriods({ block }: { block: ProgramContent['blocks'][number] }) {
  return (
    <>
      <Box sx={periods}>
        <BlockEntries block={block} />
      </Box>
      <Typography variant="h3" sx={{ mt: { xs: 5, md: 6 } }}>
        What you’d pay each year
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>
        {formatWholeDollars(drawn)} drawn on day one at {apr}% APR, with {drawYears} years to draw and{' '}
        {repayYears} to repay.
      </Typography>
      <CostOverTime example="heloc" />
      {block.sources && <FactSources ids={block.sources} />}
    </>
  );
}

/** As wide as the periods are in the chart, which begins right of its scale. */
const periods = {
  ml: { sm: '52px' },
  mr: { sm: 1 },
  '& > ol': {
    columnGap: 2,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: `minmax(0, ${drawYears}fr) minmax(0, ${repayYears}fr)`,
    },
  },
} as const;
