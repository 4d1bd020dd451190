import type { StateAssistance } from '@brokerage/domain/programs/stateAssistance';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';

interface AssistanceTermsProps {
  terms: StateAssistance;
  /** The visitor's: “Essex County”. */
  county?: string | undefined;
}

/** What a state's program gives, to whom and on which terms, with its agency. */
export function AssistanceTerms({ terms, county = 'your county' }: AssistanceTermsProps) {
  const { program, amount, differsByCounty, repayment, whoQualifies, pairing, agency, address, asOf } = terms;
  const rows = [
    ['Who qualifies', whoQualifies],
    ['What you can get', differsByCounty ? `${amount} Ask us which applies in ${county}.` : amount],
    ['Paying it back', repayment],
    ['First mortgage', pairing],
  ] as const;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 } }}>
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
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, mt: 0.25 },
} as const;
