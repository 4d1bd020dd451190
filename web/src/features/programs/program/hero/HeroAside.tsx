import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { findProgram } from '@brokerage/domain/programs/comparison';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { helocExample, type LoanExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calculatorPaths } from '../../../../lib/routes/routePaths.ts';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { loanInks } from '../../chart/loanInks.ts';
import { toWholeDollars } from '../../chart/toWholeDollars.ts';
import { figureDigits, HeroPanel, isCardIn, Pairs } from './HeroPanel.tsx';
import { type HeroLayout, programHeroes } from './programHeroes.ts';

/** What stands with the program's name: the figure or the check that a visitor came for. */
export function HeroAside({ slug }: { slug: keyof typeof programHeroes }) {
  const { layout } = programHeroes[slug];
  switch (slug) {
    case 'down-payment-assistance':
      return <SmallDown layout={layout} />;
    case 'heloc':
      return <DrawEstimate layout={layout} />;
    case 'jumbo':
      return <JumboEstimate layout={layout} />;
    // No source says what such a loan costs.
    case 'alternative-lending':
    // A worksheet follows.
    case 'refinance':
      return null;
    default:
      return <PaymentEstimate slug={slug} layout={layout} />;
  }
}

interface LayoutProps {
  layout: HeroLayout;
}

/** The example's payment and what the first one is made of. */
function PaymentEstimate({ slug, layout }: LayoutProps & { slug: ProgramSlug }) {
  const { example = 'conventional' } = findProgram(slug);
  const loan = loanExample(example);
  const { payment, monthlyInsurance } = loan;
  const [first] = loan.table;
  const parts = [
    { label: 'Principal', cents: first?.principal ?? 0, color: loanInks.principal },
    { label: 'Interest', cents: first?.interest ?? 0, color: loanInks.interest },
    {
      label: loan.insurance?.annualName ?? 'Mortgage insurance',
      cents: monthlyInsurance,
      color: loanInks.mortgageInsurance,
    },
  ].filter(({ cents }) => cents > 0);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  const link = exampleLink(loan, example === 'fha' || example === 'va' ? example : undefined);
  const isCard = isCardIn(layout);
  return (
    <HeroPanel
      layout={layout}
      title="What it might cost each month"
      figure={formatWholeDollars(payment)}
      more={<Link href={link}>Try your own numbers</Link>}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { md: isCard ? 'minmax(0, 1fr)' : 'minmax(0, 264fr) minmax(0, 560fr)' },
          alignItems: 'start',
        }}
      >
        <Typography sx={{ mt: { xs: 1, md: isCard ? 1 : 0 }, color: 'primary.soft', ...figureDigits }}>
          {termsText(loan)} {paymentNotes[slug] ?? TAXES}
        </Typography>
        {/* On paper, so that each part has the color it has in the page’s charts. */}
        <Box
          sx={{
            mt: { xs: 3, md: isCard ? 3 : 0 },
            p: 2,
            borderRadius: '6px',
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          <Box
            aria-hidden="true"
            sx={{
              display: 'flex',
              gap: '2px',
              height: 18,
              borderRadius: '4px',
              overflow: 'hidden',
            }}
          >
            {parts.map(({ label, cents, color }) => (
              <Box key={label} sx={{ flexGrow: cents, bgcolor: color }} />
            ))}
          </Box>
          <Box component="ul" aria-label="The first payment" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
            {parts.map(({ label, color }, index) => (
              <Box
                component="li"
                key={label}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}
              >
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{ width: 14, height: 14, borderRadius: '3px', bgcolor: color }}
                />
                {label}
                <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums lining-nums' }}>
                  {formatDollars(dollars[index] ?? 0)}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
    </HeroPanel>
  );
}

const TAXES = 'Property taxes and homeowner’s insurance are extra.';

/** What to know about a program's payment, where it isn't the same from the first month to the last, or includes a fee. */
const paymentNotes: Partial<Record<ProgramSlug, string>> = {
  fha: `Includes mortgage insurance in year one. ${TAXES}`,
  usda: `Includes both USDA fees in year one. ${TAXES}`,
  va: `Includes the funding fee. ${TAXES}`,
  construction: `You pay this once the home is finished. ${TAXES}`,
};

const termsText = ({ price, downPercent, annualRate, apr, term }: LoanExample) =>
  `${downPercent ? `${downPercent}%` : 'Nothing'} down on a ${formatWholeDollars(price)} home, over ${term / 12} years at ${formatInterestRate(annualRate)} (${apr.toFixed(2)}% APR).`;

/** The payment of a jumbo loan beside what it takes: the cash comes first for who borrows that much. */
function JumboEstimate({ layout }: LayoutProps) {
  const loan = loanExample('jumbo');
  const { price, down, downPercent, principal, annualRate, apr, term, payment } = loan;
  return (
    <HeroPanel
      layout={layout}
      title="What it might cost each month"
      figure={formatWholeDollars(payment)}
      more={<Link href={exampleLink(loan)}>Try your own numbers</Link>}
    >
      <Pairs
        layout={layout}
        amounts
        rows={[
          ['Home', formatWholeDollars(price)],
          [`Down payment, ${downPercent}%`, formatWholeDollars(down)],
          ['Loan', formatWholeDollars(principal)],
        ]}
      />
      <Typography sx={{ mt: 1.5, pl: { md: 3 }, color: 'primary.soft', ...figureDigits }}>
        Over {term / 12} years at {formatInterestRate(annualRate)} ({apr.toFixed(2)}% APR). {TAXES}
      </Typography>
    </HeroPanel>
  );
}

/** What a draw on the example line costs at first, with its terms; the worksheet below has the later payments. */
function DrawEstimate({ layout }: LayoutProps) {
  const { drawn, apr, maximumApr, drawYears, drawPayment } = helocExample;
  return (
    <HeroPanel
      layout={layout}
      title="What it might cost each month"
      figure={formatWholeDollars(drawPayment)}
      span={`Interest only, years 1 to ${drawYears}`}
      more={<Link href="#line">See your own payments</Link>}
    >
      <Pairs
        layout={layout}
        amounts
        rows={[
          ['You draw', formatWholeDollars(drawn)],
          ['Sample APR, variable', `${apr.toFixed(2)}%`],
          ['Highest APR', `${maximumApr}%`],
        ]}
      />
      <Typography sx={{ mt: 1.5, pl: { md: 3 }, color: 'primary.soft' }}>
        From year {drawYears + 1} you also pay back principal, so your payment goes up. Your home secures the
        line.
      </Typography>
    </HeroPanel>
  );
}

/** In cents: a sample of the amounts in stateAssistance.ts. */
const SAMPLE_ASSISTANCE = 10_000_00;

/** What is left to pay of a small down payment with assistance. */
function SmallDown({ layout }: LayoutProps) {
  const fha = loanExample('fha');
  return (
    <HeroPanel
      layout={layout}
      title="What you might bring to closing"
      figure={formatWholeDollars(fha.down - SAMPLE_ASSISTANCE)}
      span="Plus closing costs"
      more={<Link href={calculatorPaths.closingCosts}>Estimate the closing costs, too</Link>}
    >
      <Pairs
        layout={layout}
        amounts
        rows={[
          [
            `${fha.downPercent}% down on a ${formatWholeDollars(fha.price)} home`,
            formatWholeDollars(fha.down),
          ],
          ['Sample assistance', formatWholeDollars(-SAMPLE_ASSISTANCE)],
          ['Monthly FHA payment, year one', formatWholeDollars(fha.payment)],
        ]}
      />
      <Typography sx={{ mt: 1.5, pl: { md: 3 }, color: 'primary.soft' }}>
        At {formatInterestRate(fha.annualRate)} ({fha.apr.toFixed(2)}% APR) over {fha.term / 12} years, with
        mortgage insurance. {TAXES}
      </Typography>
    </HeroPanel>
  );
}
