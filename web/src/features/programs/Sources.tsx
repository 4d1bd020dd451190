import { listedRows } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import { Disclosure } from './Disclosure.tsx';
import { finePrint } from './finePrint.ts';
import { pageSources, tableSources } from './programSources.ts';

/** Where the figures of a program's page come from, or of the list of all: closed until somebody wants it, and open on paper. */
export function Sources({ of: page }: { of: ProgramSlug | 'all' }) {
  const sources = page === 'all' ? tableSources(listedRows) : pageSources(page);
  return (
    <Disclosure title="Sources of the figures on this page" sx={styles}>
      <Box component="ul" sx={{ ...finePrint, pl: 2.5, mt: 0.5, mb: 0, typography: 'body2' }}>
        {sources.map(({ name, of }) => (
          <li key={name}>
            {of}: {name}
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

const styles = {
  mb: 3,
  pb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
