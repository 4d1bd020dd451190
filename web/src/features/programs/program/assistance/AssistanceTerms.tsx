import { facts } from '@brokerage/domain/programs/facts';
import type { StateAssistance } from '@brokerage/domain/programs/stateAssistance';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';

interface AssistanceTermsProps {
  terms: StateAssistance;
  /** The visitor's county: “Essex County”. */
  county?: string | undefined;
}

/** The terms of a state's program: the amount, who qualifies, the loan it goes with, and its agency. */
export function AssistanceTerms({ terms, county = 'your county' }: AssistanceTermsProps) {
  const { program, amount, differsByCounty, eligibility, pairing, agency, address, asOf } = terms;
  const rows = [
    ['Who qualifies', eligibility],
    [facts.dpaCredit.label, 'Usually 620 or higher, set by each agency.'],
    [
      'What you can get',
      differsByCounty ? `${amount} The agency sets the amount by county. Ask us about ${county}.` : amount,
    ],
    ['First mortgage', pairing],
  ] as const;
  return (
    <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">
        <Link href={address} target="_blank" rel="noopener">
          {agency}
        </Link>
        : {program}
      </Typography>
      <Box component="dl" sx={list}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <UnbrokenHyphens text={text} />
            </dd>
          </div>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        The agency’s terms as of {formatDay(asOf)}. Funds can run out, and terms change.
      </Typography>
    </Box>
  );
}

const list = {
  m: 0,
  mt: 1.5,
  display: 'grid',
  columnGap: 4,
  rowGap: 1.5,
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, mt: 0.25 },
} as const;
