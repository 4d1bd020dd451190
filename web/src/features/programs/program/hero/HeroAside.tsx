import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import { FHA_UPFRONT } from '@brokerage/domain/programs/calculators/loanKind';
import { findProgram } from '@brokerage/domain/programs/comparison';
import type { KeyFactSlug } from '@brokerage/domain/programs/keyFacts';
import { type LoanExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { wholePayment } from '../examples/wholePayment.ts';
import { BuildEstimate } from './BuildEstimate.tsx';
import { HeroPanel } from './HeroPanel.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { listExampleTerms } from './listExampleTerms.ts';
import type { programHeroes } from './programHeroes.ts';

/** The figure or check that a visitor came for, shown with the program's name. */
export function HeroAside({ slug }: { slug: keyof typeof programHeroes }) {
  switch (slug) {
    // The section that follows has the calculation.
    case 'jumbo':
    case 'heloc':
    case 'alternative-lending':
    case 'down-payment-assistance':
    case 'refinance':
      return null;
    case 'construction':
      return <BuildEstimate />;
    default:
      return <PaymentEstimate slug={slug} />;
  }
}

/** The example's full payment and its parts in the first month. */
function PaymentEstimate({ slug }: { slug: KeyFactSlug }) {
  const { example = 'conventional' } = findProgram(slug);
  const loan = loanExample(example);
  const { total, parts } = wholePayment(loan);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  const link = exampleLink(
    loan,
    example === 'fha' || example === 'va' || example === 'usda' ? example : undefined,
  );
  return (
    <HeroPanel
      first={<KeyFacts slug={slug} />}
      title="What it might cost each month"
      figure={formatWholeDollars(total)}
      terms={listExampleTerms(loan)}
      note={paymentNotes[slug]?.(loan) ?? ESTIMATED}
      more={<Link href={link}>Try your own numbers</Link>}
    >
      {/* On a paper background, so that each part has the same color as in the page’s charts. */}
      <Box sx={{ p: 2, borderRadius: '6px', bgcolor: 'background.paper', color: 'text.primary' }}>
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
        <Box
          component="ul"
          aria-label="What the payment includes"
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}
        >
          {parts.map(({ label, color }, index) => (
            <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
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
    </HeroPanel>
  );
}

const ESTIMATED = 'Property tax and homeowner’s insurance are estimates.';

/** Returns the fee that the program adds to the loan, which explains why it exceeds the price minus the down payment. */
const added = ({ principal, base }: LoanExample, fee: string) =>
  `The loan amount includes the ${fee} of ${formatWholeDollars(principal - base)}.`;

/** Notes on a program's payment, if it changes over time or includes a fee. */
const paymentNotes: Partial<Record<ProgramSlug, (loan: LoanExample) => string>> = {
  fha: (loan) =>
    `${added(loan, `FHA upfront premium (${FHA_UPFRONT}%)`)} Mortgage insurance is for year one. ${ESTIMATED}`,
  usda: (loan) =>
    `${added(loan, 'USDA guarantee fee (1%)')} The payment includes the first year’s annual fee. ${ESTIMATED}`,
  va: (loan) => `${added(loan, 'VA funding fee')} ${ESTIMATED}`,
};
