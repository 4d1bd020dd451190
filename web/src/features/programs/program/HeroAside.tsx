import { formatDollars } from '@brokerage/domain/formatDollars';
import { findProgram } from '@brokerage/domain/programs/comparison';
import { helocExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { calculatorPaths, routePaths } from '../../../lib/routes/routePaths.ts';

const inDollars = (cents: number) => formatDollars(Math.round(cents / 100));

/** What stands beside the program's name: the figure or the check that a visitor came for. */
export function HeroAside({ slug }: { slug: ProgramSlug }) {
  switch (slug) {
    case 'heloc':
      return <LinePayments />;
    case 'usda':
      return <FourChecks />;
    case 'down-payment-assistance':
      return <SmallDown />;
    case 'alternative-lending':
      return <OtherPapers />;
    case 'refinance':
      return <BreakEven />;
    default:
      return <PaymentEstimate slug={slug} />;
  }
}

function Panel({ title, children, more }: { title: string; children: ReactNode; more?: ReactNode }) {
  return (
    <Box
      component="aside"
      aria-label={title}
      sx={{
        p: { xs: 3, md: 4 },
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '--focus-ring': 'var(--brass)',
        '& a': { color: 'inherit', fontWeight: 600 },
      }}
    >
      <Typography variant="subtitle2" sx={{ color: 'secondary.light' }}>
        {title}
      </Typography>
      {children}
      {more && <Box sx={{ mt: 2.5 }}>{more}</Box>}
    </Box>
  );
}

const figure = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** The example's payment and what the first one is made of. */
function PaymentEstimate({ slug }: { slug: ProgramSlug }) {
  const { example = 'conventional' } = findProgram(slug);
  const { price, down, downPercent, principal, annualRate, apr, term, payment, monthlyInsurance, table } =
    loanExample(example);
  const [first] = table;
  const parts = [
    { label: 'Principal', cents: first?.principal ?? 0, color: '#c5d3c2' },
    { label: 'Interest', cents: first?.interest ?? 0, color: 'var(--brass)' },
    { label: 'Mortgage insurance', cents: monthlyInsurance, color: '#7fa08f' },
  ].filter(({ cents }) => cents > 0);
  const inputs = new URLSearchParams({
    price: String(price / 100),
    down: String(down / 100),
    rate: String(annualRate),
    term: String(term / 12),
  });
  return (
    <Panel
      title="What it might cost each month"
      more={<Link href={`${routePaths.resources}#${inputs}`}>Try your own numbers</Link>}
    >
      <Typography variant="h1" component="p" sx={figure}>
        {inDollars(payment)}
      </Typography>
      <Typography sx={{ mt: 1, color: 'primary.soft' }}>
        {downPercent ? `${downPercent}% down` : 'No down payment'} on a home for {inDollars(price)}. A loan of{' '}
        {inDollars(principal)} over {term / 12} years at {annualRate}% ({apr.toFixed(2)}% APR). Taxes and home
        insurance come on top.
      </Typography>
      <Box
        aria-hidden="true"
        sx={{ mt: 3, display: 'flex', gap: '2px', height: 14, borderRadius: '4px', overflow: 'hidden' }}
      >
        {parts.map(({ label, cents, color }) => (
          <Box key={label} sx={{ flexGrow: cents, bgcolor: color }} />
        ))}
      </Box>
      <Box component="ul" aria-label="The first payment" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {parts.map(({ label, cents, color }) => (
          <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
            <Box
              component="span"
              aria-hidden="true"
              sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: color }}
            />
            {label}
            <Box component="span" sx={{ ml: 'auto', ...figure }}>
              {inDollars(cents)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Pairs({ rows }: { rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 2 }}>
      {rows.map(([name, value], index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: rows in a fixed order
          key={index}
          sx={{
            py: 1.5,
            borderTop: '1px solid rgb(255 255 255 / 22%)',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            justifyContent: 'space-between',
          }}
        >
          <Box component="dt" sx={{ color: 'primary.soft' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, ...figure }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function LinePayments() {
  const { drawn, apr, drawYears, repayYears, drawPayment, repayPayment } = helocExample;
  return (
    <Panel
      title={`If you draw ${inDollars(drawn)}`}
      more={`At ${apr}% APR, a rate that can change. Full example below.`}
    >
      <Pairs
        rows={[
          [`Years 1 to ${drawYears}, interest only`, `${formatDollars(drawPayment / 100)} a month`],
          [
            `Years ${drawYears + 1} to ${drawYears + repayYears}, paying it back`,
            `${formatDollars(repayPayment / 100)} a month`,
          ],
        ]}
      />
    </Panel>
  );
}

function FourChecks() {
  return (
    <Panel
      title="Four checks before you plan on it"
      more={<Link href="https://eligibility.sc.egov.usda.gov/">Look up an address at the USDA</Link>}
    >
      <Pairs
        rows={[
          ['The address', 'Eligible rural area'],
          ['The household', 'Within the income limit'],
          ['The home', 'Your primary residence'],
          ['You', 'Citizen or permanent resident'],
        ]}
      />
    </Panel>
  );
}

function SmallDown() {
  return (
    <Panel
      title="What 3.5% down comes to"
      more={<Link href={calculatorPaths.closingCosts}>Estimate the closing costs, too</Link>}
    >
      <Pairs
        rows={[300_000, 400_000, 500_000].map((price) => [
          `Home for ${formatDollars(price)}`,
          formatDollars(price * 0.035),
        ])}
      />
      <Typography sx={{ color: 'primary.soft' }}>Assistance may cover part or all of it.</Typography>
    </Panel>
  );
}

function OtherPapers() {
  return (
    <Panel title="What you show in place of pay stubs">
      <Pairs
        rows={[
          ['Business owner', '12 or 24 months of statements'],
          ['Rental investor', 'The rent, for a DSCR loan'],
          ['Retiree', 'Savings and investments'],
          ['Anything else', 'A Non-QM loan may fit'],
        ]}
      />
    </Panel>
  );
}

function BreakEven() {
  return (
    <Panel
      title="The one figure to know"
      more={<Link href={calculatorPaths.refinance}>Use your own numbers</Link>}
    >
      <Typography variant="h2" component="p" sx={{ mt: 1 }}>
        Closing costs ÷ monthly savings = months to break even
      </Typography>
      <Typography sx={{ mt: 2, color: 'primary.soft' }}>
        For example, $6,000 in costs and $200 saved each month make 30 months. If you’ll keep the loan longer
        than that, it can pay off.
      </Typography>
    </Panel>
  );
}
