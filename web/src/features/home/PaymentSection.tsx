import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { conformingArea, conventionalPurchase } from '@brokerage/domain/programs/conventionalPurchase';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { SAMPLE_PURCHASE, YEARLY_COST_PERCENTS } from '@brokerage/domain/programs/samplePurchase';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { InertUntilHydrated } from '../../hydration/InertUntilHydrated.tsx';
import { calculatorUrl } from '../../lib/routes/calculatorUrl.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { HOME_RANGES, PRICE_SLIDER_END, useHomeNumbers } from '../../lib/visitor-numbers/useHomeNumbers.ts';
import { rememberNumbers } from '../../lib/visitor-numbers/visitorNumbers.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { monthlyLedger } from '../../ui/charts/ledger.ts';
import { AmountSlider } from '../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars, sliderPercent } from '../../ui/forms/fields/sliderUnits.ts';
import { useInvalidFields } from '../../ui/forms/fields/useInvalidFields.ts';
import { VisitorNumbersLine } from '../../ui/forms/VisitorNumbersLine.tsx';
import { JumboNote } from '../../ui/JumboNote.tsx';
import { PaymentDisclosure } from './PaymentDisclosure.tsx';
import { PaymentParts } from './PaymentParts.tsx';

const EXAMPLE = loanExample('conventional');

const limits = (name: keyof typeof HOME_RANGES) => ({ min: HOME_RANGES[name][0], max: HOME_RANGES[name][1] });

/** A payment calculator with the disclosure that the law requires next to a payment. */
export function PaymentSection() {
  const { used, price, downPercent, annualRate } = useHomeNumbers();
  const sample = { price, downPercent, annualRate };
  const shownShare = Math.round(downPercent * 1000) / 1000;
  const [isInvalid, reportInvalid] = useInvalidFields();
  const { down, loan, tax, insurance, month, apr } = conventionalPurchase(sample);
  const { total, parts } = monthlyLedger(month);
  const isJumbo = !isInvalid && conformingArea(loan) === 'none';
  /** No payment is shown, because the last valid one would be mistaken for the current one. */
  const isSilent = isInvalid || isJumbo;
  return (
    <Box component="section" aria-labelledby="payment" sx={{ py: { xs: 7, md: 14 } }}>
      <Container>
        <Box sx={columns}>
          <div>
            <Typography id="payment" variant="h2">
              What would your monthly payment be?
            </Typography>
            <Box sx={answer}>
              <Typography
                component="output"
                htmlFor="sample-price sample-downPercent sample-annualRate"
                aria-live="polite"
                sx={figure}
              >
                {isSilent ? '–' : formatDollars(total)}
              </Typography>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                a month with taxes and insurance
              </Typography>
            </Box>
            {!isSilent && (
              <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'balance' }}>
                On a {EXAMPLE.term / 12}-year conventional loan of {formatDollars(loan)} at {annualRate}% (
                {apr.toFixed(2)}% APR).
              </Typography>
            )}
            <PaymentParts parts={parts} isSilent={isSilent} />
            {!isInvalid && <JumboNote loan={loan} />}
            <Typography
              variant="body2"
              sx={{ mt: 2, maxWidth: '36em', color: 'text.secondary', textWrap: 'balance' }}
            >
              We use {YEARLY_COST_PERCENTS.tax.toFixed(1)}% of the price a year for property tax and{' '}
              {YEARLY_COST_PERCENTS.insurance.toFixed(2)}% for insurance. With less than 20% down, we add
              mortgage insurance at {SAMPLE_PURCHASE.pmi}% of the loan a year.
            </Typography>
          </div>
          <div>
            <InertUntilHydrated>
              <VisitorNumbersLine used={used} />
              <Box sx={{ mt: 1, display: 'grid', gap: 2 }}>
                <AmountSlider
                  id="sample-price"
                  value={price}
                  onChange={(next) => rememberNumbers({ price: next })}
                  onInvalidChange={reportInvalid('price')}
                  label="Home price"
                  text={formatDollars(price)}
                  typed={{ ...sliderDollars, max: HOME_RANGES.price[1] }}
                  min={HOME_RANGES.price[0]}
                  max={PRICE_SLIDER_END}
                  step={10_000}
                />
                <AmountSlider
                  id="sample-downPercent"
                  value={shownShare}
                  onChange={(downShare) => rememberNumbers({ downShare })}
                  onInvalidChange={reportInvalid('downPercent')}
                  label="Down payment"
                  text={`${formatDollars(down)} (${shownShare}%)`}
                  subLabel={isInvalid ? '–' : formatDollars(down)}
                  typed={sliderPercent}
                  {...limits('downShare')}
                  step={1}
                />
                <AmountSlider
                  id="sample-annualRate"
                  value={annualRate}
                  onChange={(rate) => rememberNumbers({ rate })}
                  onInvalidChange={reportInvalid('annualRate')}
                  label="Interest rate"
                  text={`${annualRate}%`}
                  typed={sliderPercent}
                  {...limits('rate')}
                  step={0.125}
                />
              </Box>
            </InertUntilHydrated>
            <Box
              sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
            >
              <ButtonLink
                href={preApprovalUrl('Purchase', isInvalid ? undefined : { price, down })}
                variant="contained"
                size="large"
                sx={{ width: { xs: '100%', sm: 'auto' } }}
              >
                Apply with these numbers
              </ButtonLink>
              <Link
                href={
                  isInvalid
                    ? `${sitePaths.resources}#mortgage-calculator`
                    : calculatorUrl(sitePaths.resources, { price, down, rate: annualRate, tax, insurance }, [
                        'price',
                        'down',
                        'rate',
                        'tax',
                        'insurance',
                      ])
                }
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                Enter your own taxes
              </Link>
            </Box>
          </div>
        </Box>
        <PaymentDisclosure terms={isSilent ? undefined : { ...sample, price: price * 100 }} />
      </Container>
    </Box>
  );
}

const columns = {
  display: 'grid',
  columnGap: { sm: 4, md: 8, lg: 12 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

/** The payment and what it includes side by side, stacked if there's no room. */
const answer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  mt: 2,
} as const;

const figure = {
  typography: 'h1',
  fontSize: { xs: '3.5rem', md: '5rem' },
  lineHeight: 1.1,
  color: 'primary.main',
  fontVariantNumeric: 'lining-nums',
} as const;
