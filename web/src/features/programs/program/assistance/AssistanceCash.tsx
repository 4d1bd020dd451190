import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { owedOnSale, type StateAssistance } from '@brokerage/domain/programs/stateAssistance';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { InertUntilHydrated } from '../../../../hydration/InertUntilHydrated.tsx';
import { useCompany } from '../../../../lib/company/useCompany.ts';
import { useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import { AmountSlider } from '../../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars } from '../../../../ui/forms/fields/sliderUnits.ts';
import { useInvalidFields } from '../../../../ui/forms/fields/useInvalidFields.ts';
import { VisitorNumbersLine } from '../../../../ui/forms/VisitorNumbersLine.tsx';
import { closingCostsLink } from '../../calculators/calculatorLinks.ts';
import { worksheetLayout } from '../../chart/worksheet.ts';
import { finePrint } from '../../content/finePrint.ts';
import { ProgramBand } from '../ProgramBand.tsx';
import { SegmentedRadios } from '../SegmentedRadios.tsx';
import { AssistanceTerms } from './AssistanceTerms.tsx';
import { assistanceEstimate } from './assistanceEstimate.ts';
import { CashBar } from './CashBar.tsx';
import { findAssistance, listAssistance } from './findAssistance.ts';
import { ASSISTANCE_PRICES, useAssistancePrice } from './useAssistancePrice.ts';

const { downPercent, annualRate, term } = loanExample('fha');
/** Years until a sale, for the repayment examples. */
const SALES = [3, 5, 10] as const;

/**
 * Shows the cash due at closing and what remains after a state program's help, for a price that visitors choose. Offers the states where
 * the company has branches.
 */
export function AssistanceCash() {
  const { states } = useCompany();
  const known = listAssistance(states);
  const numbers = useVisitorNumbers();
  const { used: usedPrice, price } = useAssistancePrice();
  const program = findAssistance(states, numbers.state);
  const chosen = program?.state ?? '';
  const used = { ...usedPrice, state: chosen === numbers.state ? chosen : undefined };
  const [isInvalid, reportInvalid] = useInvalidFields();
  const { down, closing, help, rest, brings, monthly, apr, inputs } = assistanceEstimate(price, program);
  const quiet = (text: string) => (isInvalid ? '–' : text);
  return (
    <ProgramBand
      id="cash"
      title="How much would you still bring?"
      lead={
        program
          ? `An FHA loan with ${downPercent}% down, and the standard maximum from the state’s program.`
          : `An FHA loan with ${downPercent}% down.`
      }
    >
      <Box sx={{ ...worksheetLayout, rowGap: 4, alignItems: 'start', gridTemplateRows: { md: 'auto 1fr' } }}>
        <InertUntilHydrated>
          <VisitorNumbersLine used={used} />
          <Box sx={{ mt: 1, display: 'grid', gap: 2.5 }}>
            {known.length > 1 && (
              <SegmentedRadios
                name="assistance-state"
                label="Where you’re buying"
                options={known.map(({ state }) => ({ value: state, text: state }))}
                value={chosen}
                onChange={(state) => rememberNumbers({ state })}
              />
            )}
            <AmountSlider
              id="assistance-price"
              label="Home price"
              value={price}
              text={formatDollars(price)}
              min={ASSISTANCE_PRICES[0]}
              max={ASSISTANCE_PRICES[1]}
              step={10_000}
              typed={sliderDollars}
              onInvalidChange={reportInvalid('price')}
              onChange={(next) => rememberNumbers({ price: next })}
            />
          </Box>
        </InertUntilHydrated>
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <Box sx={sheet}>
            <Typography variant="subtitle2" component="p">
              You’d bring
            </Typography>
            <Typography
              component="output"
              htmlFor="assistance-price"
              aria-live="polite"
              sx={{ display: 'block', typography: 'h1', color: 'primary.main', ...digits }}
            >
              {quiet(formatDollars(brings))}
            </Typography>
            <Typography sx={{ mt: 0.5 }}>
              {isInvalid
                ? 'Check the marked field.'
                : help > 0 && `Instead of ${formatDollars(down + closing)} without help.`}
            </Typography>
            <CashBar help={help} down={rest.down} closing={rest.closing} isFaded={isInvalid} />
            <Box component="dl" sx={lines}>
              <div>
                <dt>Down payment</dt>
                <dd>{quiet(formatDollars(down))}</dd>
              </div>
              <div>
                <dt>
                  <Link href={closingCostsLink(inputs).to}>Closing costs</Link>, estimated
                </dt>
                <dd>{quiet(formatDollars(closing))}</dd>
              </div>
              {help > 0 && (
                <div>
                  <dt>Assistance</dt>
                  <dd>{quiet(`−${formatDollars(help)}`)}</dd>
                </div>
              )}
              <div className="total">
                <dt>You’d bring to closing</dt>
                <dd>{quiet(formatDollars(brings))}</dd>
              </div>
            </Box>
            <Box component="dl" sx={lines}>
              <div>
                <dt>Monthly payment, with mortgage insurance, taxes and insurance</dt>
                <dd>{quiet(formatDollars(Math.round(monthly)))}</dd>
              </div>
            </Box>
            {program && <Owed program={program} help={help} isInvalid={isInvalid} />}
          </Box>
          <Typography variant="body2" sx={{ mt: 2, ...finePrint, color: 'text.secondary' }}>
            The payment is for a {term / 12}-year loan at {formatInterestRate(annualRate)}
            {!isInvalid && ` (${apr.toFixed(2)}% APR)`}, a sample. The agency that helps you may set another
            rate. Your county, city or employer may offer more help.
          </Typography>
        </Box>
        {program && <AssistanceTerms terms={program} county={countyIn(program.state, numbers.county)} />}
      </Box>
    </ProgramBand>
  );
}

/** Returns the county of a saved name such as “Essex County, New Jersey” if it's in the given state. */
function countyIn(state: string, county = ''): string | undefined {
  const [name, inState] = county.split(', ');
  return inState === state ? name : undefined;
}

interface OwedProps {
  program: StateAssistance;
  help: number;
  isInvalid: boolean;
}

/** Shows how much of the help a seller has to repay, as far as the program's terms say. */
const Owed = ({ program, help, isInvalid }: OwedProps) => (
  <>
    <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5 }}>
      What you’d owe the program if you sell
    </Typography>
    <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>{program.repayment}</Typography>
    <Box component="dl" sx={{ ...lines, mt: 1 }}>
      {SALES.map((years) => {
        const owed = owedOnSale(program, help, years);
        const interest = program.onSale === 'all with interest' ? ' plus interest' : '';
        return (
          <div key={years}>
            <dt>After {years} years</dt>
            <dd>{isInvalid ? '–' : owed === 0 ? 'Nothing' : `${formatDollars(owed)}${interest}`}</dd>
          </div>
        );
      })}
    </Box>
  </>
);

const digits = { fontVariantNumeric: 'lining-nums' } as const;

const sheet = {
  p: { xs: 2.5, sm: 3, md: 4 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderTop: '3px solid',
  borderTopColor: 'secondary.light',
} as const;

const lines = {
  m: 0,
  mt: 2.5,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { textWrap: 'balance' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap', ...digits },
  // The total, below the lines it adds up.
  '& > .total': { borderTop: '2px solid', borderColor: 'text.primary', fontWeight: 700 },
  '& > .total > dd': { fontSize: '1.25rem', fontWeight: 700, color: 'primary.main' },
} as const;
