import { type Fact, type FactId, facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { formatIsoDate } from '../../../lib/format/formatIsoDate.ts';

/** The figures of a program, each with its source and its date; those of other states than the company's are left out. */
export function FactTiles({ ids }: { ids: readonly FactId[] }) {
  const { states } = useCompany();
  const shown = ids
    .map((id): [FactId, Fact] => [id, facts[id]])
    .filter(([, fact]) => fact.states?.some((state) => states.includes(state)) ?? true);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${Math.min(shown.length, 5)}, 1fr)` },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {shown.map(([id, fact]) => (
        <Tile key={id} fact={fact} />
      ))}
    </Box>
  );
}

function Tile({ fact }: { fact: Fact }) {
  const superseded = fact.isSuperseded === true;
  return (
    <Box
      sx={{
        py: 3,
        pr: 4,
        borderBottom: 1,
        borderColor: 'divider',
        // Label, value, sentence and source each at one height, whichever of them wraps.
        display: 'grid',
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
      }}
    >
      <Typography component="dt" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {fact.label}
      </Typography>
      <Typography
        component="dd"
        variant={superseded ? 'h3' : 'h2'}
        sx={{ m: 0, mt: 0.5, color: superseded ? 'text.secondary' : 'primary.main' }}
      >
        {fact.value}
      </Typography>
      <Typography component="dd" sx={{ m: 0, mt: 1 }}>
        {superseded ? `${fact.sentence} under the limits of that year.` : fact.sentence}
      </Typography>
      <Typography
        component="dd"
        variant="caption"
        sx={{ m: 0, mt: 1, display: 'block', color: 'text.secondary' }}
      >
        {fact.source}, as of {formatIsoDate(fact.effectiveDate)}
      </Typography>
    </Box>
  );
}
