import { stateAssistance } from '@brokerage/domain/programs/stateAssistance';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { formatIsoDate } from '../../../lib/format/time/formatIsoDate.ts';
import { ProgramBand } from './ProgramBand.tsx';

/** The programs of the states in which the company has branches: how much, whether it's paid back, for whom. Nothing where we know none. */
export function StateAssistance() {
  const { states } = useCompany();
  const known = stateAssistance.filter(({ state }) => states.includes(state));
  if (known.length === 0) return null;
  return (
    <ProgramBand
      id="state-programs"
      title="What your state offers"
      lead="Your county, city or employer may offer more. We’ll check which programs you can combine."
      tone="raised"
    >
      <Box sx={columns(known.length)}>
        {known.map(({ state, program, agency, address, amount, repayment, whoQualifies, pairing, asOf }) => (
          <section key={state} aria-label={`${state}: ${program}`}>
            <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
              {state}
            </Typography>
            <Typography variant="h3">{program}</Typography>
            <Box component="dl" sx={facts}>
              <div>
                <dt>How much</dt>
                <dd>{amount}</dd>
              </div>
              <div>
                <dt>Paying it back</dt>
                <dd>{repayment}</dd>
              </div>
              <div>
                <dt>Who qualifies</dt>
                <dd>{whoQualifies}</dd>
              </div>
              <div>
                <dt>First mortgage</dt>
                <dd>{pairing}</dd>
              </div>
            </Box>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              <Link href={address} target="_blank" rel="noopener">
                {agency}
              </Link>
              , as of {formatIsoDate(asOf)}. Funds can run out, and terms change.
            </Typography>
          </section>
        ))}
      </Box>
    </ProgramBand>
  );
}

const columns = (count: number) => ({
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: `repeat(${Math.max(2, Math.min(count, 3))}, minmax(0, 1fr))`,
  },
});

const facts = {
  m: 0,
  mt: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
    columnGap: 2,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
