import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
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
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { REFINANCE_CHOICES, REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { amountLine, phoneStrip, worksheet, worksheetLayout } from '../chart/worksheet.ts';
import { chevron } from '../page/Disclosure.tsx';
import { FitMark } from '../program/fit/FitMark.tsx';
import { AnswerFigures } from './AnswerFigures.tsx';
import { GainBars } from './GainBars.tsx';
import { gainParts, refinanceSum, STAYS, type Stay, stayAnswer } from './refinanceSum.ts';
import { StayChoice } from './StayChoice.tsx';

const dollars = { notation: NOTATIONS.money, toText: formatDollars };
const rate = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };

const sliders = [
  {
    name: 'balance',
    label: 'Current loan balance',
    min: 50_000,
    max: 1_000_000,
    step: 10_000,
    typed: dollars,
  },
  { name: 'rate', label: 'Current rate', min: 2, max: 10, step: 0.125, typed: rate },
  { name: 'newRate', label: 'New rate', min: 2, max: 10, step: 0.125, typed: rate },
  { name: 'costs', label: 'Closing costs', min: 0, max: 20_000, step: 500, typed: dollars },
] as const;

/** Whether a refinance is worth it, what it saves, and when that has paid for its costs, for numbers that visitors choose. */
export function RefinanceSum() {
  const [inputs, setInputs] = useState(REFINANCE_EXAMPLE);
  const [stay, setStay] = useState<Stay>(REFINANCE_CHOICES.stay[0]);
  const [isWrong, reportWrong] = useInvalidFields();
  const { apr, currentPayment, newPayment, calculator, aheadByYear } = refinanceSum(inputs, stay);
  const answer = stayAnswer(inputs, stay);
  // The sums of the numbers before would be taken for those of a wrong one.
  const quiet = (text: string) => (isWrong ? '–' : text);
  const [isDetailed, setIsDetailed] = useState(false);
  const { balance, rate: currentRate, left, newRate, newTerm } = inputs;
  return (
    <Box component="section" aria-labelledby="break-even" sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 7, md: 9 } }}>
      <Container
        sx={{ ...worksheetLayout, rowGap: 3, alignItems: 'start', gridTemplateRows: { md: 'auto 1fr' } }}
      >
        <Box sx={columnStyles}>
          <div>
            <Typography id="break-even" variant="h2" tabIndex={-1}>
              Is it worth it?
            </Typography>
            {/* On phones the figures come before the sheet that says what they mean. */}
            <Typography
              aria-hidden="true"
              className="no-print"
              sx={{ display: { md: 'none' }, mt: 1, fontWeight: 600 }}
            >
              {isWrong ? 'Check the marked field.' : answer.title}
            </Typography>
          </div>
          <Box aria-hidden="true" className="no-print" sx={strip}>
            <AnswerFigures figures={answer.figures} isWrong={isWrong} />
          </Box>
          <InertUntilHydrated>
            <Box sx={{ mt: { md: 2.5 }, display: 'grid', gap: { xs: 0.5, md: 1 } }}>
              {sliders.map((slider) => (
                <AmountSlider
                  key={slider.name}
                  {...slider}
                  id={`refinance-${slider.name}`}
                  value={inputs[slider.name]}
                  text={slider.typed.toText(inputs[slider.name])}
                  hint={
                    slider.name === 'newRate'
                      ? isWrong
                        ? 'The APR counts the closing costs, too'
                        : `${apr.toFixed(2)}% APR with the closing costs`
                      : undefined
                  }
                  onWrong={reportWrong(slider.name)}
                  onChange={(value) => setInputs((before) => ({ ...before, [slider.name]: value }))}
                />
              ))}
              <StayChoice stay={stay} onChange={setStay} />
            </Box>
          </InertUntilHydrated>
        </Box>
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <Box sx={sheet}>
            {/* On phones it stands above the figures. */}
            <Box sx={verdict}>
              {isWrong ? null : <FitMark kind={answer.isWorthIt ? 'yes' : 'no'} />}
              <Typography variant="h2" component="p" role="status" sx={{ textWrap: 'balance' }}>
                {isWrong ? 'Check the marked field.' : answer.title}
              </Typography>
            </Box>
            {/* On phones they stand above the sliders. */}
            <Box sx={figuresStyles}>
              <AnswerFigures figures={answer.figures} isWrong={isWrong} />
            </Box>
            <div>
              <GainBars years={STAYS[stay]} {...gainParts(Number(stay), inputs)} isWrong={isWrong} />
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
              <Box id="savings" hidden={!isDetailed}>
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                  How far ahead you’d be, by the year you leave
                </Typography>
                <Box component="dl" aria-label="Savings over time" sx={{ m: 0 }}>
                  {aheadByYear.map(({ year, ahead }) => (
                    <Line key={year} name={`After ${pluralize(year, 'year')}`}>
                      {quiet(formatWholeDollars(ahead).replace('-', '−'))}
                    </Line>
                  ))}
                </Box>
                <Link href={calculator} sx={link}>
                  See every year
                </Link>
              </Box>
            </div>
            <div>
              <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
                What you’d pay each month
              </Typography>
              <Box component="dl" sx={{ m: 0 }}>
                <Line name="Payment today">{quiet(formatWholeDollars(currentPayment))}</Line>
                <Line name="New payment">{quiet(formatWholeDollars(newPayment))}</Line>
              </Box>
              {!isWrong &&
                answer.reasons.map((reason) => (
                  <Typography key={reason} sx={{ mt: 2, textWrap: 'pretty' }}>
                    {reason}
                  </Typography>
                ))}
            </div>
          </Box>
        </Box>
        <Box sx={actions}>
          <ButtonLink
            href={preApprovalUrl('Refinance', isWrong ? undefined : { balance, rate: currentRate })}
            variant="contained"
            size="large"
          >
            Start Your Application
          </ButtonLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            A sample, not an offer or a current rate: principal and interest only, {left} years left on your
            loan and a new one over {newTerm} years at {formatInterestRate(newRate)} ({apr.toFixed(2)}% APR),
            its costs paid at closing. The full example is below.
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={amountLine}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

/** On phones its parts stand above the sheet, so that the answer keeps its place through all of it. */
const columnStyles = {
  display: { xs: 'contents', md: 'block' },
  '& input': { scrollMarginTop: '48px' },
} as const;

const strip = { ...phoneStrip, display: { xs: 'block', md: 'none' } } as const;

const onlyHeardOnPhones = {
  '@media (max-width: 899.95px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

/** The one way on, with what its numbers rest on below it: below the sliders, on phones below the sheet. */
const actions = {
  gridColumn: { md: 1 },
  gridRow: { md: 2 },
  display: 'grid',
  rowGap: 2,
  justifyItems: { xs: 'stretch', sm: 'start' },
} as const;

const sheet = { ...worksheet, '& > div': { p: { xs: 3, md: 4 } } } as const;

/** The answer and its figures go across both halves of the sheet. */
const answerBand = { gridColumn: '1 / -1', bgcolor: 'primary.soft' } as const;

const verdict = {
  ...answerBand,
  ...onlyHeardOnPhones,
  display: 'flex',
  gap: 1.5,
  pb: { md: '20px !important' },
  '& > svg': { width: 26, height: 26, mt: { xs: '6px', md: '9px' } },
} as const;

const figuresStyles = {
  ...answerBand,
  ...onlyHeardOnPhones,
  border: '0 !important',
  pt: '0 !important',
  '& dd': { typography: 'h2' },
  '& + div': { border: '0 !important' },
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

/** Opens what is below it. */
const calculate = {
  gap: 1.5,
  mt: 1,
  minHeight: 44,
  color: 'primary.main',
  '&:hover': { textDecoration: 'underline' },
  '&::before': chevron,
  '&[aria-expanded="true"]::before': { transform: 'rotate(45deg)' },
} as const;
