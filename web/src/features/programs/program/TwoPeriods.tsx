import Box from '@mui/material/Box';
import type { ProgramContent } from '../programContentShape.ts';
import { CostOverTime } from './CostOverTime.tsx';
import { FactSources } from './FactSources.tsx';
import { BlockEntries } from './ProgramBlocks.tsx';

/** The two periods of a home equity line, beside what they cost each year. */
export function TwoPeriods({ block }: { block: ProgramContent['blocks'][number] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 8,
        rowGap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
      }}
    >
      <Box sx={{ '& > ol': { gridTemplateColumns: { md: '1fr' } } }}>
        <BlockEntries block={block} />
        {block.sources && <FactSources ids={block.sources} />}
      </Box>
      <div>
        <CostOverTime example="heloc" />
      </div>
    </Box>
  );
}
