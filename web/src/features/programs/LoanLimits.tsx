import { formatDollars } from '@brokerage/domain/formatDollars';
import { facts } from '@brokerage/domain/programs/facts';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';

const UNIT_WORDS = ['One', 'Two', 'Three', 'Four'];

/** The limits of the year by the number of units, and where each county's own is found. */
export function LoanLimits() {
  const { states } = useCompany();
  const { year, source, effectiveDate, units, url } = LOAN_LIMITS;
  const { jumboBranchCounties: near, jumboBaseline2024: earlier } = facts;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
      }}
    >
      <div>
        <Box component="table" aria-label={`Conforming loan limits for ${year}`} sx={styles}>
          <thead>
            <tr>
              <th scope="col">Units</th>
              <th scope="col">Most counties</th>
              <th scope="col">Highest-cost counties</th>
            </tr>
          </thead>
          <tbody>
            {units.map(({ units: count, baseline, ceiling }) => (
              <tr key={count}>
                <th scope="row">{UNIT_WORDS[count - 1]}</th>
                <td>{formatDollars(baseline)}</td>
                <td>{formatDollars(ceiling)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {source}, as of {formatIsoDate(effectiveDate)}. Alaska and Hawaii have higher limits.{' '}
          {earlier.sentence} under the limits of 2024 ({earlier.source}).
        </Typography>
      </div>
      <div>
        {near.states.some((state) => states.includes(state)) && (
          <>
            <Typography variant="h3">{near.label}</Typography>
            <Typography sx={{ mt: 1, mb: 3 }}>{near.sentence}</Typography>
          </>
        )}
        <Typography variant="h3">Find your county</Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>
          Each county has its own limit, at one of these figures or between them. A loan above it is a jumbo
          loan. The Federal Housing Finance Agency lists every county.
        </Typography>
        <Link href={url} sx={{ fontWeight: 600 }}>
          See FHFA’s list of county limits
        </Link>
      </div>
    </Box>
  );
}

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { textAlign: 'right', py: 1.5, px: { xs: 0.5, sm: 2 }, borderTop: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& thead th': { borderTop: 0, typography: 'body2', fontWeight: 600, verticalAlign: 'bottom' },
} as const;
