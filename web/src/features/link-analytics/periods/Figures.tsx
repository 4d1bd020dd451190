import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { Box, Typography } from '@mui/material';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { LINK_FIGURES } from '../linkFigures.ts';
import { formatChange } from './comparison.ts';

interface FiguresProps {
  sums: LinkSums;
  /** The same figures of the previous period; undefined if there is none to compare with. */
  before: LinkSums | undefined;
}

/** A period's totals, each with a label and the change from the previous period. */
export function Figures({ sums, before }: FiguresProps) {
  return (
    <Box
      component="dl"
      // One row, or three columns in a side sheet and on phones, so that no row has a single figure.
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 2,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 29%), 1fr))',
      }}
    >
      {LINK_FIGURES.map(({ key, label }) => (
        // Screen readers read the number after its name; on screen it is above.
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column' }}>
          <Typography component="dt" sx={{ order: 1 }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {formatCount(sums[key])}
          </Typography>
          {before && (
            <Typography component="dd" variant="body2" sx={{ order: 2, m: 0, color: 'text.secondary' }}>
              {formatChange(sums[key], before[key])}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
