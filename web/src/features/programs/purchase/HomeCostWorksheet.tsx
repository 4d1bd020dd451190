import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { conformingArea } from '@brokerage/domain/programs/conventionalPurchase';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { SAMPLE_PURCHASE, YEARLY_COST_PERCENTS } from '@brokerage/domain/programs/samplePurchase';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { calculatorPaths } from '../../../lib/routes/sitePaths.ts';
import { FIRST_HOME } from '../../../lib/visitor-numbers/firstHome.ts';
import {
  HOME_RANGES,
  PRICE_SLIDER_END,
  useHomeNumbers,
} from '../../../lib/visitor-numbers/useHomeNumbers.ts';
import { rememberNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { Ledger } from '../../../ui/charts/ledger.ts';
import { loanColors } from '../../../ui/charts/loanColors.ts';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars } from '../../../ui/forms/fields/sliderUnits.ts';
import { VisitorNumbersLine } from '../../../ui/forms/VisitorNumbersLine.tsx';
import { JumboNote } from '../../../ui/JumboNote.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { closingCostsLink, paymentLink } from '../calculators/calculatorLinks.ts';
import { CASH_NEEDED } from '../calculators/closing-costs/closingExample.ts';
import { worksheet, worksheetLayout } from '../chart/worksheet.ts';
import { preApproved } from '../content/programContentShape.ts';
import { homeCosts } from './homeCosts.ts';

const USUAL_SHARES = [3, 5, 10, 20];

const toLabel = (share: number) => `${Math.round(share * 100) / 100}%`;

/** Adds a percent sign, because objects sort plain integer keys before all others. */
const toValue = (share: number) => `${share}%`;

/** Shows the monthly cost of a home and the cash due at closing, for a price and down payment that visitors choose. */
export function HomeCostWorksheet() {
  const { used, price, downPercent, annualRate } = useHomeNumbers();
  const [isInvalid, setInvalid] = useState(false);
  const { down, loan, apr, inputs, monthly, cash } = homeCosts(price, downPercent, annualRate);
  // Replaces the usual option whose label would be the same as the visitor's own.
  const usual = USUAL_SHARES.filter((share) => toLabel(share) !== toLabel(downPercent));
  const shares = [...usual, downPercent].toSorted((one, other) => one - other);
  const isJumbo = !isInvalid && conformingArea(loan) === 'none';
  return (
    <Box component="section" aria-labelledby="cost" sx={{ py: { xs: 6, md: 8 } }}>
      <Container sx={layout}>
        <Box sx={{ gridArea: 'inputs' }}>
          <Typography id="cost" variant="h2" tabIndex={-1}>
            What does it take to buy a home?
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '34em', color: 'text.secondary', textWrap: 'pretty' }}>
            What you’d pay each month, and all the cash you’d need, including the earnest money you pay with
            your offer.
          </Typography>
          <InertUntilHydrated>
            <Box sx={{ mt: { xs: 1, md: 2 } }}>
              <VisitorNumbersLine used={used} />
            </Box>
            <Box sx={{ mt: 1, display: 'grid', gap: 2.5 }}>
              <AmountSlider
                id="home-price"
                label="Home price"
                text={formatDollars(price)}
                value={price}
                min={HOME_RANGES.price[0]}
                max={PRICE_SLIDER_END}
                step={10_000}
                typed={{ ...sliderDollars, max: HOME_RANGES.price[1] }}
                onChange={(next) => rememberNumbers({ price: next })}
                onInvalidChange={setInvalid}
              />
              <div>
                <Box sx={{ mb: 1, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Typography variant="subtitle2">Down payment</Typography>
                  <span aria-hidden>{isInvalid ? '–' : formatDollars(down)}</span>
                </Box>
                <Box sx={across}>
                  <ToggleChoice
                    label="Down payment"
                    value={toValue(downPercent)}
                    options={Object.fromEntries(shares.map((share) => [toValue(share), toLabel(share)]))}
                    onChange={(chosen) =>
                      rememberNumbers({ downShare: shares.find((share) => toValue(share) === chosen) })
                    }
                  />
                </Box>
              </div>
            </Box>
          </InertUntilHydrated>
        </Box>
        <Box sx={{ gridArea: 'sheet' }}>
          <Box sx={worksheet}>
            <CostColumn
              name="Each month"
              ledger={monthly}
              isInvalid={isInvalid || isJumbo}
              more={{ ...paymentLink(inputs), label: 'Enter your own taxes and rate' }}
              help={{ to: calculatorPaths.affordability, label: 'Find a price you can afford' }}
            />
            <CostColumn
              name={CASH_NEEDED}
              ledger={cash}
              isInvalid={isInvalid || isJumbo}
              more={{ ...closingCostsLink(inputs), label: 'See every fee' }}
              help={{ to: '/loans/down-payment-assistance', label: 'Get help with the cash' }}
            />
          </Box>
          {!isInvalid && <JumboNote loan={loan} />}
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            A sample: a {FIRST_HOME.years}-year conventional loan at {formatInterestRate(annualRate)}
            {!isInvalid && !isJumbo && ` (${apr.toFixed(2)}% APR)`}, property tax of{' '}
            {YEARLY_COST_PERCENTS.tax.toFixed(1)}% and insurance of{' '}
            {YEARLY_COST_PERCENTS.insurance.toFixed(2)}% of the price a year, and typical lender and title
            fees, the same at any price. The APR counts the lender’s and closing agent’s fees and prepaid
            interest. With less than 20% down, we add mortgage insurance at {SAMPLE_PURCHASE.pmi}% of the loan
            a year. Local transfer taxes aren’t included.{' '}
            {!isInvalid && !isJumbo && (
              <Link href="#disclosures" sx={{ whiteSpace: 'nowrap' }}>
                See this loan in full
              </Link>
            )}
          </Typography>
        </Box>
        <Box sx={actions}>
          <ButtonLink
            href={preApprovalUrl('Purchase', isInvalid ? undefined : { price, down })}
            variant="contained"
            size="large"
          >
            {isInvalid ? preApproved.label : 'Apply with these numbers'}
          </ButtonLink>
        </Box>
      </Container>
    </Box>
  );
}

interface CostColumnProps {
  name: string;
  ledger: Ledger;
  /** The price is invalid, so results for the last valid one must not be shown. */
  isInvalid: boolean;
  more: { label: string; to: string };
  /** A link for visitors who can't afford it. */
  help: { label: string; to: string };
}

/** One column of the worksheet: a total and its parts. */
function CostColumn({ name, ledger: { total, parts }, isInvalid, more, help }: CostColumnProps) {
  const toText = (dollars: number) => (isInvalid ? '–' : formatDollars(dollars));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 3, md: 4 } }}>
      <Typography variant="subtitle2">{name}</Typography>
      <Typography
        component="output"
        htmlFor="home-price"
        aria-live="polite"
        sx={{ typography: 'h1', color: 'primary.main', fontVariantNumeric: 'lining-nums' }}
      >
        {toText(total)}
      </Typography>
      <Box
        aria-hidden="true"
        sx={{
          mt: 2,
          display: 'flex',
          gap: '2px',
          height: 10,
          borderRadius: '3px',
          overflow: 'hidden',
          ...(isInvalid && { opacity: 0.25 }),
        }}
      >
        {parts.map(({ label, dollars, ink }) => (
          <Box key={label} sx={{ flexGrow: dollars, bgcolor: loanColors[ink] }} />
        ))}
      </Box>
      <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {parts.map(({ label, dollars, ink }) => (
          <Box component="li" key={label} sx={line}>
            <Box component="span" aria-hidden="true" sx={{ ...swatch, bgcolor: loanColors[ink] }} />
            {label}
            <Box
              component="span"
              sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' }}
            >
              {toText(dollars)}
            </Box>
          </Box>
        ))}
      </Box>
      <Link href={more.to} sx={{ ...link, mt: 1.5 }}>
        {more.label}
      </Link>
      <Link href={help.to} sx={link}>
        {help.label}
      </Link>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const swatch = { flex: 'none', width: 10, height: 10, borderRadius: '2px' } as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

/** The actions are below the fields, or below the sheet on phones. */
const layout = {
  ...worksheetLayout,
  rowGap: 4,
  gridTemplateAreas: { xs: '"inputs" "sheet" "actions"', md: '"inputs sheet" "actions sheet"' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

const actions = { gridArea: 'actions', '& > a': { width: { xs: '100%', sm: 'auto' } } } as const;

const across = {
  '& > *': { width: '100%' },
  '& .MuiToggleButton-root': { flexGrow: 1, minHeight: 44, fontSize: '0.9375rem' },
} as const;
