import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProgramContent } from '../programContentShape.ts';
import { CostOverTime } from './CostOverTime.tsx';
import { FactSources } from './FactSources.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { BlockEntries } from './ProgramBlocks.tsx';

/** The two periods of a home equity line: how long they are, what each asks of the borrower, and what they cost each year. */
export function TwoPeriods({ block }: { block: ProgramContent['blocks'][number] }) {
  return (
    <>
      <PlanTimeline />
      {block.sources && <FactSources ids={block.sources} />}
      <Box sx={layout}>
        <Box sx={{ '& > ol': { gridTemplateColumns: { md: '1fr' } } }}>
          <BlockEntries block={block} />
        </Box>
        <div>
          <Typography variant="h3" sx={{ mb: 2 }}>
            What you’d pay each year
          </Typography>
          <CostOverTime example="heloc" />
        </div>
      </Box>
    </>
  );
}

const layout = {
  mt: { xs: 5, md: 7 },
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
} as const;
