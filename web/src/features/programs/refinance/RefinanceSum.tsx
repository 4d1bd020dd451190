import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import { NOTATIONS } from '@brokerage/domain/typedNumber';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { PhoneResult } from '../calculators/CalculatorFrame.tsx';
import { REFINANCE_EXAMPLE } from '../calculators/refinanceInputs.ts';
import { FitMark } from '../program/FitMark.tsx';
import { worksheet, worksheetLayout } from '../worksheet.ts';
import { aheadAfter, refinanceSum, STAYS } from './refinanceSum.ts';
import { SavingsLine } from './SavingsLine.tsx';

const dollars = { notation: NOTATIONS.money, toText: formatDollars };
const rate = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };

const sliders = [
  {
    name: 'balance',
    label: 'What you owe today',
    min: 50_000,
    max: 1_000_000,
    step: 10_000,
    typed: dollars,
  },
  { name: 'rate', label: 'Your rate today', min: 2, max: 10, step: 0.125, typed: rate },
  { name: 'newRate', label: 'New rate', min: 2, max: 10, step: 0.125, typed: rate },
  { name: 'costs', label: 'Closing costs', min: 0, max: 20_000, step: 500, typed: dollars },
] as const;

/** What a refinance saves each month, and when that has paid for its costs, for numbers that visitors choose. */
export function RefinanceSum() {
  const [inputs, setInputs] = useState(REFINANCE_EXAMPLE);
  const {
    headline,
    explanation,
    apr,
    currentPayment,
    newPayment,
    monthlySaving,
    saved,
    breakEvenMonth,
    calculator,
    savedByYear,
  } = refinanceSum(inputs);
  const [stay, setStay] = useState<keyof typeof STAYS>(5);
  const { ahead, owedMore } = aheadAfter(stay, inputs);
  // The payments have covered the costs by then, and yet it doesn't pay.
  const isOwedMore = ahead <= 0 && breakEvenMonth !== null && breakEvenMonth <= stay * 12;
  const [isDetailed, setIsDetailed] = useState(false);
  const { balance, rate: currentRate, left, newRate, newTerm, costs } = inputs;
  return (
    <Box component="section" aria-labelledby="break-even" sx={{ pt: { xs: 4, md: 5 }, pb: { xs: 7, md: 9 } }}>
      <Container sx={{ ...worksheetLayout, rowGap: 3, alignItems: 'start' }}>
        <div>
          <Typography id="break-even" variant="h2" tabIndex={-1}>
            When does it pay off?
          </Typography>
          <InertUntilHydrated>
            <Box sx={{ mt: { xs: 2, md: 2.5 }, display: 'grid', gap: { xs: 0.5, md: 1 } }}>
              {sliders.map((slider) => (
                <AmountSlider
                  key={slider.name}
                  {...slider}
                  id={`refinance-${slider.name}`}
                  value={inputs[slider.name]}
                  text={slider.typed.toText(inputs[slider.name])}
                  hint={
                    slider.name === 'newRate' ? `${apr.toFixed(2)}% APR with the closing costs` : undefined
                  }
                  onChange={(value) => setInputs((before) => ({ ...before, [slider.name]: value }))}
                />
              ))}
              <div>
                <Typography variant="subtitle2" aria-hidden="true" sx={{ mb: 1 }}>
                  You’ll stay about
                </Typography>
                <Box sx={stays}>
                  <ToggleChoice
                    label="You’ll stay about"
                    value={String(stay)}
                    options={STAYS}
                    onChange={(chosen) => setStay(Number(chosen) as keyof typeof STAYS)}
                  />
                </Box>
              </div>
            </Box>
            <PhoneResult headline="Time to break even" amount={headline} />
          </InertUntilHydrated>
        </div>
        <div>
          <Box sx={{ ...worksheet, '& > div': { p: { xs: 3, md: 4 } } }}>
            <div>
              <Typography variant="subtitle2">Time to break even</Typography>
              <Typography
                component="output"
                htmlFor={sliders.map(({ name }) => `refinance-${name}`).join(' ')}
                aria-live="polite"
                sx={{
                  display: 'block',
                  typography: 'h1',
                  color: 'primary.main',
                  fontVariantNumeric: 'lining-nums',
                }}
              >
                {headline}
              </Typography>
              <Box component="dl" sx={{ m: 0, mt: 2 }}>
                <Line name="Payment today">{formatWholeDollars(currentPayment)}</Line>
                <Line name="New payment">{formatWholeDollars(newPayment)}</Line>
                <Line name={saved < 0 ? 'More each month' : 'Saved each month'}>
                  {formatDollars(Math.abs(saved))}
                </Line>
              </Box>
            </div>
            <div>
              <SavingsLine costs={costs} saving={monthlySaving / 100} breakEven={breakEvenMonth} />
            </div>
            <Box sx={answer}>
              <FitMark kind={ahead > 0 ? 'yes' : 'no'} />
              <div>
                <Typography variant="h3" component="p" role="status">
                  {ahead > 0
                    ? `Worth it if you stay ${STAYS[stay]}: about ${formatWholeDollars(ahead)} ahead`
                    : `Not worth it if you leave after ${STAYS[stay]}: about ${formatWholeDollars(Math.abs(ahead))} behind`}
                </Typography>
                <Typography sx={{ mt: 0.5 }}>
                  {isOwedMore
                    ? `The lower payment has paid back the costs after ${headline}, but after ${STAYS[stay]} you’d still owe ${formatWholeDollars(owedMore)} more than on the loan you have.`
                    : `Closing costs, payments and what you’d still owe on each loan are all counted. ${explanation}`}
                </Typography>
              </div>
            </Box>
          </Box>
          <Box
            sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
          >
            <ButtonLink
              href={preApprovalUrl('Refinance', { balance, rate: currentRate })}
              variant="contained"
              size="large"
            >
              Apply with these numbers
            </ButtonLink>
            <InertUntilHydrated>
              <PlainButton
                type="button"
                aria-expanded={isDetailed}
                aria-controls="savings"
                sx={calculate}
                onClick={() => setIsDetailed(!isDetailed)}
              >
                Calculate Savings
              </PlainButton>
            </InertUntilHydrated>
          </Box>
          <Box id="savings" hidden={!isDetailed} sx={{ mt: 2 }}>
            <Typography variant="subtitle2">What you’ve saved, less the closing costs</Typography>
            <Box component="dl" aria-label="Savings over time" sx={{ m: 0 }}>
              {savedByYear.map(({ year, saved: cents }) => (
                <Line key={year} name={`After ${pluralize(year, 'year')}`}>
                  {formatWholeDollars(cents)}
                </Line>
              ))}
            </Box>
            <Link href={calculator} sx={link}>
              See every year
            </Link>
          </Box>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            A sample, not an offer or a current rate: principal and interest only, {left} years left on your
            loan and a new one over {newTerm} years at {newRate}% ({apr.toFixed(2)}% APR), its costs paid at
            closing. The full example is below.
          </Typography>
        </div>
      </Container>
    </Box>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={line}>
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' }}>
        {children}
      </Box>
    </Box>
  );
}

/** Across both halves of the sheet. */
const answer = {
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 2,
  bgcolor: 'primary.soft',
  borderLeft: '0 !important',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const stays = {
  '& > *': { width: '100%' },
  '& button': { flexGrow: 1, minHeight: 44 },
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

const calculate = {
  px: 2.5,
  minHeight: 52,
  border: '1px solid',
  borderColor: 'primary.main',
  borderRadius: '8px',
  color: 'primary.main',
  '&:hover': { bgcolor: 'primary.soft' },
} as const;
