import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { formatExample } from '@brokerage/domain/programs/disclosures';
import { EXAMPLE_DATE } from '@brokerage/domain/programs/sampleNote';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../hydration/InertUntilHydrated.tsx';
import { formatIsoDate } from '../../lib/format/time/formatIsoDate.ts';
import { calculatorUrl } from '../../lib/routes/calculatorUrl.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AmountSlider } from '../../ui/forms/fields/AmountSlider.tsx';
import { useInvalidFields } from '../../ui/forms/fields/useInvalidFields.ts';
import { FIRST_SAMPLE, type Sample, samplePayment } from './samplePayment.ts';

/** The loan that the sliders begin with. */
const disclosure = formatExample('conventional', formatIsoDate(EXAMPLE_DATE));

const dollars = { notation: NOTATIONS.money, toText: formatDollars };
const percent = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };

/** A payment to play with, and what the law wants beside one. */
export function PaymentSection() {
  const [sample, setSample] = useState(FIRST_SAMPLE);
  const [isWrong, reportWrong] = useInvalidFields();
  const { price, downPercent, rate } = sample;
  const { down, loan, monthly, interest } = samplePayment(sample);
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
            alignItems: 'start',
          }}
        >
          <div>
            <Typography id="payment" variant="h2">
              What would your monthly payment be?
            </Typography>
            <Box sx={answer}>
              <Typography
                component="output"
                htmlFor="sample-price sample-downPercent sample-rate"
                aria-live="polite"
                sx={{
                  typography: 'h1',
                  fontSize: { xs: '3.5rem', md: '5rem' },
                  lineHeight: 1.1,
                  color: 'primary.main',
                }}
              >
                {isWrong ? '–' : formatDollars(Math.round(monthly))}
              </Typography>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                a month, before taxes and insurance
              </Typography>
            </Box>
            <Typography sx={{ mt: 1, maxWidth: '29em', color: 'text.secondary' }}>
              Principal and interest on a {formatDollars(loan)} loan at {rate}% over 30 years.
              {downPercent < 20 && ' With less than 20% down, you usually pay mortgage insurance, too.'}
            </Typography>
            {!isWrong && <FirstPayment payment={Math.round(monthly)} interest={Math.round(interest)} />}
          </div>
          <div>
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
          </div>
        </Box>
        <Typography
          variant="body2"
          sx={{ mt: { xs: 5, md: 8 }, pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {disclosure}
        </Typography>
      </Container>
    </Box>
  );
}

/** The figure, and beside it what it leaves out; below it where there is no room. */
const answer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  mt: 2,
} as const;

/** How the first payment divides into interest and principal, in whole dollars. */
function FirstPayment({ payment, interest }: { payment: number; interest: number }) {
  const parts = [
    { label: 'interest', amount: interest, color: 'primary.main' },
    { label: 'principal', amount: payment - interest, color: 'secondary.main' },
  ];
  return (
    <Box sx={{ mt: 3, maxWidth: 440 }}>
      <Typography sx={{ fontWeight: 600 }}>Your first payment</Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', mt: 1, height: 12 }}>
        {parts.map(({ label, amount, color }) => (
          <Box key={label} sx={{ flexGrow: amount, minWidth: 2, bgcolor: color }} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        {parts.map(({ label, amount, color }) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box aria-hidden sx={{ width: 12, height: 12, bgcolor: color }} />
            {formatDollars(amount)} {label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
