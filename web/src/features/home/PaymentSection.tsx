import { formatDollars } from '@brokerage/domain/formatDollars';
import { exampleDisclosure, formatDisclosure } from '@brokerage/domain/programs/disclosures';
import { EXAMPLE_DATE } from '@brokerage/domain/programs/sampleNote';
import { NOTATIONS } from '@brokerage/domain/typedNumber';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../hydration/InertUntilHydrated.tsx';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';
import { calculatorUrl } from '../../lib/routes/calculatorUrl.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AmountSlider } from '../../ui/forms/fields/AmountSlider.tsx';
import { useInvalidFields } from '../../ui/forms/fields/useInvalidFields.ts';
import { FIRST_SAMPLE, type Sample, samplePayment } from './samplePayment.ts';

/** The loan that the sliders begin with. */
const disclosure = formatDisclosure(exampleDisclosure('conventional'), formatIsoDate(EXAMPLE_DATE));

const dollars = { notation: NOTATIONS.money, toText: formatDollars };
const percent = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };

/** A payment to play with, and what the law wants beside one. */
export function PaymentSection() {
  const [sample, setSample] = useState(FIRST_SAMPLE);
  const [isWrong, reportWrong] = useInvalidFields();
  const { price, downPercent, rate } = sample;
  const { down, loan, monthly } = samplePayment(sample);
  const slide = (name: keyof Sample) => ({
    id: `sample-${name}`,
    value: sample[name],
    onWrong: reportWrong(name),
    onChange: (value: number) => setSample((before) => ({ ...before, [name]: value })),
  });
  return (
    <Box component="section" aria-labelledby="payment" sx={{ py: { xs: 7, md: 14 } }}>
      <Container>
        <Box
          sx={{
            display: 'grid',
            columnGap: { md: 8, lg: 12 },
            rowGap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gridTemplateRows: { md: 'auto 1fr' },
            alignItems: 'start',
          }}
        >
          <div>
            <Typography id="payment" variant="h2">
              What would your monthly payment be?
            </Typography>
            <Typography
              component="output"
              htmlFor="sample-price sample-downPercent sample-rate"
              aria-live="polite"
              sx={{
                display: 'block',
                mt: 2,
                typography: 'h1',
                fontSize: { xs: '3.5rem', md: '5rem' },
                lineHeight: 1.1,
                color: 'primary.main',
              }}
            >
              {isWrong ? '–' : formatDollars(Math.round(monthly))}
            </Typography>
            <Typography sx={{ mt: 1, maxWidth: '29em', color: 'text.secondary' }}>
              Principal and interest on a {formatDollars(loan)} loan at {rate}% over 30 years. Taxes and
              insurance not included
              {downPercent < 20 ? '. With less than 20% down, you usually pay mortgage insurance, too.' : '.'}
            </Typography>
          </div>
          <Box sx={{ gridRow: { md: '1 / span 2' }, gridColumn: { md: 2 } }}>
            <InertUntilHydrated>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <AmountSlider
                  {...slide('price')}
                  label="Home price"
                  text={formatDollars(price)}
                  typed={dollars}
                  min={150_000}
                  max={1_500_000}
                  step={10_000}
                />
                <AmountSlider
                  {...slide('downPercent')}
                  label="Down payment"
                  text={`${formatDollars(down)} (${downPercent}%)`}
                  hint={formatDollars(down)}
                  typed={percent}
                  min={3}
                  max={50}
                  step={1}
                />
                <AmountSlider
                  {...slide('rate')}
                  label="Interest rate"
                  text={`${rate}%`}
                  typed={percent}
                  min={3}
                  max={10}
                  step={0.125}
                />
              </Box>
            </InertUntilHydrated>
            <Box
              sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
            >
              <ButtonLink
                href={preApprovalUrl('Purchase', isWrong ? undefined : { price, down })}
                variant="contained"
                size="large"
                sx={{ width: { xs: '100%', sm: 'auto' } }}
              >
                Apply with these numbers
              </ButtonLink>
              <Link
                href={
                  isWrong
                    ? `${routePaths.resources}#mortgage-calculator`
                    : calculatorUrl(routePaths.resources, { price, down, rate }, ['price', 'down', 'rate'])
                }
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                Add taxes and insurance
              </Link>
            </Box>
          </Box>
          <Typography
            variant="body2"
            sx={{ pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
          >
            {disclosure}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}
