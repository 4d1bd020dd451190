import { listedRows } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import { pageSources, tableSources } from '../content/programSources.ts';
import { SourcesFold } from './SourcesFold.tsx';

/** The sources of the figures on a program's page, or in the list of all programs. */
export const Sources = ({ of: page }: { of: ProgramSlug | 'all' }) => (
  <Box sx={{ mb: 3, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
    <SourcesFold
      title="Sources of the figures on this page"
      sources={page === 'all' ? tableSources(listedRows) : pageSources(page)}
    />
  </Box>
);
