import type { Fact } from '@brokerage/domain/programs/fact';
import { type FactId, facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The figures of a program with what one should know of each. */
export function FactTiles({ ids }: { ids: readonly FactId[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: {
          xs: '1fr',
          sm: `repeat(${ids.length === 3 ? 3 : 2}, 1fr)`,
          md: `repeat(${Math.min(ids.length, 4)}, 1fr)`,
        },
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: 0, md: '1px 0 0' },
      }}
    >
      {ids.map((id) => (
        <Tile key={id} fact={facts[id]} />
      ))}
    </Box>
  );
}

/** What is said with the label. */
const UNIT = / (years|months)$/;

function Tile({ fact: { label, value, detail } }: { fact: Fact }) {
  const unit = UNIT.exec(value)?.[1];
  return (
    <Box
      sx={{
        py: 3,
        // A shorthand for one screen size would reset the color.
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0 0', md: 0 },
        // Label, value and detail each at one height, whichever of them wraps.
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
      }}
    >
      <Typography component="dt" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {label}
        {unit && `, in ${unit}`}
      </Typography>
      <Typography
        component="dd"
        variant="h2"
        sx={{ m: 0, mt: 0.5, color: 'primary.main', whiteSpace: 'nowrap' }}
      >
        {value.replace(UNIT, '')}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mt: 1 }}>
        {detail}
      </Typography>
    </Box>
  );
}
