import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import {
  mostAssistance,
  type StateAssistance,
  stateAssistance,
} from '@brokerage/domain/programs/stateAssistance';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCompany } from '../../../../lib/company/useCompany.ts';
import { formatIsoDate } from '../../../../lib/format/time/formatIsoDate.ts';
import { closingCostsLink } from '../../calculators/calculatorLinks.ts';
import { loanInks } from '../../chart/loanInks.ts';
import { finePrint } from '../../content/finePrint.ts';
import { costOfHome } from '../../purchase/costOfHome.ts';
import { ProgramBand } from '../ProgramBand.tsx';

/** What a home takes at closing, and what is left of that with the help of each state in which the company has branches. */
export function AssistanceCash() {
  const { states } = useCompany();
  const known = stateAssistance.filter(({ state }) => states.includes(state));
  const { price, downPercent } = loanExample('fha');
  const { down, cash, inputs } = costOfHome(price / 100, downPercent);
  const closing = cash.total - down;
  const parts = [
    { name: 'Down payment', dollars: down, ink: loanInks.principal },
    { name: 'Closing costs', dollars: closing, ink: loanInks.principal },
  ];
  return (
    <ProgramBand
      id="cash"
      title="How much would you still bring?"
      lead={`A ${formatWholeDollars(price)} home with ${downPercent}% down, and the standard maximum from each program.`}
    >
      <Box component="ul" sx={rows}>
        <CashRow title="Without help" total={cash.total} parts={parts} of={cash.total}>
          {formatDollars(down)} down and an estimated {formatDollars(closing)} in{' '}
          <Link href={closingCostsLink(inputs).to}>closing costs</Link>
        </CashRow>
        {known.map((each) => {
          const help = Math.min(mostAssistance(each, price / 100), cash.total);
          return (
            <CashRow
              key={each.state}
              overline={each.state}
              title={each.program}
              total={cash.total - help}
              parts={[
                { name: 'Assistance', dollars: help, ink: HELP },
                { name: 'You bring', dollars: cash.total - help, ink: loanInks.principal },
              ]}
              of={cash.total}
              more={<Terms terms={each} />}
            >
              {each.amount}
            </CashRow>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ mt: 3, ...finePrint, color: 'text.secondary' }}>
        Your county, city or employer may offer more.
      </Typography>
    </ProgramBand>
  );
}

interface CashRowProps {
  overline?: string;
  title: string;
  /** What the buyer brings. */
  total: number;
  parts: readonly { name: string; dollars: number; ink: string }[];
  /** Of the longest bar. */
  of: number;
  children: ReactNode;
  more?: ReactNode;
}

function CashRow({ overline, title, total, parts, of, children, more }: CashRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'name' }}>
        {overline && (
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {overline}
          </Typography>
        )}
        <Typography variant="h3">{title}</Typography>
      </Box>
      <Box sx={{ gridArea: 'total', textAlign: { sm: 'right' } }}>
        <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary' }}>
          You bring
        </Typography>
        <Typography
          variant="h2"
          component="p"
          sx={{ color: 'primary.main', fontVariantNumeric: 'lining-nums' }}
        >
          {formatDollars(total)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'bar' }}>
        <Box aria-hidden="true" sx={bar}>
          {parts.map(({ name, dollars, ink }) => (
            <Box
              key={name}
              sx={{ ...part, width: `${(dollars / of) * 100}%`, ...(ink === HELP ? help : { bgcolor: ink }) }}
            >
              <span>{name}</span>
            </Box>
          ))}
        </Box>
        <Typography sx={{ mt: 1 }}>{children}</Typography>
        {more}
      </Box>
    </Box>
  );
}

function Terms({ terms }: { terms: StateAssistance }) {
  const { repayment, whoQualifies, pairing, agency, address, asOf } = terms;
  return (
    <>
      <Box component="dl" sx={facts}>
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
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <Link href={address} target="_blank" rel="noopener">
          {agency}
        </Link>
        , as of {formatIsoDate(asOf)}. Funds can run out, and terms change.
      </Typography>
    </>
  );
}

/** Help is brass, hatched: it isn't the buyer's own money. */
const HELP = 'help';
const help = {
  bgcolor: 'secondary.light',
  color: 'text.primary',
  backgroundImage: 'repeating-linear-gradient(135deg, rgb(255 255 255 / 35%) 0 3px, transparent 3px 9px)',
} as const;

const rows = { listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' } as const;

const row = {
  py: { xs: 3, md: 4 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: { xs: 2, md: 5 },
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 220px) minmax(0, 1fr) 150px' },
  gridTemplateAreas: { xs: '"name total" "bar bar"', md: '"name bar total"' },
  alignItems: { xs: 'end', md: 'start' },
} as const;

const bar = {
  display: 'flex',
  gap: '2px',
  height: 44,
  bgcolor: 'neutral.soft',
  borderRadius: '4px',
  overflow: 'hidden',
} as const;

/** With its name where there is room for it. */
const part = {
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  overflow: 'hidden',
  color: 'primary.contrastText',
  printColorAdjust: 'exact',
  '& > span': { px: { xs: 1, sm: 1.5 }, typography: 'body2', fontWeight: 600, whiteSpace: 'nowrap' },
} as const;

const facts = {
  m: 0,
  mt: 2,
  display: 'grid',
  columnGap: 4,
  rowGap: 1.5,
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, mt: 0.25, color: 'text.secondary' },
} as const;
