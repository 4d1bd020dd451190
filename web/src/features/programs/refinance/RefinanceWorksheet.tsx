import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { REFINANCE_CHOICES } from '../calculators/refinance/refinanceInputs.ts';
import { amountLine, phoneStrip, worksheet, worksheetLayout } from '../chart/worksheet.ts';
import { FitMark } from '../program/fit/FitMark.tsx';
import { AnswerFigures } from './AnswerFigures.tsx';
import { GainBars } from './GainBars.tsx';
import { RefinanceFields } from './RefinanceFields.tsx';
import {
  gainParts,
  refinanceComparison,
  refinanceVerdict,
  YEARS_IN_HOME,
  type YearsInHome,
} from './refinanceComparison.ts';
import { setRefinanceInvalid } from './refinanceInvalid.ts';
import { rememberRefinance, useRefinanceNumbers } from './useRefinanceNumbers.ts';
import { YearsInHomeChoice } from './YearsInHomeChoice.tsx';

/** Shows whether a refinance is worth it, what it saves and when it pays off, for numbers that visitors choose. */
export function RefinanceWorksheet() {
  const { used, inputs } = useRefinanceNumbers();
  const [stay, setStay] = useState<YearsInHome>(REFINANCE_CHOICES.stay[0]);
  const [isInvalid, reportInvalid] = useInvalidFields();
  useEffect(() => {
    setRefinanceInvalid(isInvalid);
    return () => setRefinanceInvalid(false);
  }, [isInvalid]);
  const { apr, currentPayment, newPayment, saved, calculator, aheadByYear } = refinanceComparison(
    inputs,
    stay,
  );
  const answer = refinanceVerdict(inputs, stay);
  // The last valid result would look like the result of the invalid number.
  const quiet = (text: string) => (isInvalid ? '–' : text);
  const [isDetailed, setIsDetailed] = useState(false);
  const { balance, rate: currentRate, left, newRate, newTerm } = inputs;
  const isNegative = !isInvalid && !answer.isWorthIt;
  const tone = isNegative ? negative : undefined;
  const savings = useRef<HTMLDivElement>(null);
  const showSavings = () => {
    flushSync(() => setIsDetailed(true));
    savings.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <Box component="section" aria-labelledby="break-even" sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 7, md: 9 } }}>
      <Container sx={{ ...worksheetLayout, rowGap: 3, alignItems: 'start' }}>
        <Box sx={columnStyles}>
          <Typography id="break-even" variant="h2" tabIndex={-1}>
            Is it worth it?
          </Typography>
          {/* Sticks to the top on phones, because the sheet is far below. */}
          <Box aria-hidden="true" className="no-print" sx={{ ...strip, ...tone }}>
            <Typography sx={{ mb: 0.5, fontWeight: 600 }}>
              {isInvalid ? 'Check the marked field.' : answer.title}
            </Typography>
            <AnswerFigures figures={answer.figures} isInvalid={isInvalid} />
          </Box>
          <InertUntilHydrated>
            <RefinanceFields
              inputs={inputs}
              used={used}
              onChange={rememberRefinance}
              reportInvalid={reportInvalid}
              rateHint={
                isInvalid
                  ? 'The APR counts all closing costs'
                  : `${apr.toFixed(2)}% APR, counting all closing costs`
              }
            />
            <Button
              variant="outlined"
              size="large"
              aria-expanded={isDetailed}
              aria-controls="savings"
              onClick={showSavings}
              sx={{ mt: 2.5, width: '100%' }}
            >
              Calculate Savings
            </Button>
          </InertUntilHydrated>
        </Box>
        <div>
          <Box sx={sheet}>
            {/* Above the figures on phones. */}
            <Box sx={{ ...verdict, ...tone }}>
              {isInvalid ? null : <FitMark kind={answer.isWorthIt ? 'yes' : 'cross'} />}
              <Typography variant="h2" component="p" role="status" sx={{ textWrap: 'balance' }}>
                {isInvalid ? 'Check the marked field.' : answer.title}
              </Typography>
            </Box>
            {/* Above the sliders on phones. */}
            <Box sx={{ ...figuresStyles, ...tone }}>
              <AnswerFigures figures={answer.figures} isInvalid={isInvalid} />
            </Box>
            {/* Next to the answer that it changes. */}
            <Box sx={{ ...stayStyles, ...tone }}>
              <InertUntilHydrated>
                <YearsInHomeChoice stay={stay} onChange={setStay} />
              </InertUntilHydrated>
            </Box>
            <div>
              <GainBars
                years={YEARS_IN_HOME[stay]}
                {...gainParts(Number(stay), inputs)}
                isInvalid={isInvalid}
              />
              <Box id="savings" ref={savings} hidden={!isDetailed} sx={{ mt: 2, scrollMarginTop: '176px' }}>
                <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                  How far ahead you’d be, by the year you sell or refinance
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
                <Line name={saved < 0 ? 'You pay more' : 'You save'}>
                  {quiet(formatDollars(Math.abs(saved)))}
                </Line>
              </Box>
              {!isInvalid &&
                answer.reasons.map((reason) => (
                  <Typography key={reason} sx={{ mt: 2, textWrap: 'pretty' }}>
                    {reason}
                  </Typography>
                ))}
            </div>
            <Box sx={foot}>
              <Typography sx={{ fontWeight: isNegative ? 600 : 400 }}>
                {isNegative
                  ? 'We’d keep the loan you have. Want a second opinion?'
                  : 'We’ll check these numbers against today’s loans.'}
              </Typography>
              <ButtonLink
                href={preApprovalUrl('Refinance', isInvalid ? undefined : { balance, rate: currentRate })}
                variant={isNegative ? 'outlined' : 'contained'}
                size="large"
              >
                Start Your Application
              </ButtonLink>
            </Box>
          </Box>
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', textWrap: 'pretty' }}>
            A sample, not an offer or a current rate: principal and interest only, {left} years left on your
            loan, and a new {newTerm}-year loan at {formatInterestRate(newRate)} ({apr.toFixed(2)}% APR) with
            its costs paid at closing. The full example is below.
          </Typography>
        </div>
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

/** On phones its children are laid out above the sheet, so that the answer stays visible throughout. */
const columnStyles = {
  display: { xs: 'contents', md: 'block' },
  '& input': { scrollMarginTop: '80px' },
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

const sheet = { ...worksheet, '& > div': { p: { xs: 3, md: 4 } } } as const;

/** The answer and its figures span both halves of the sheet. */
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
  py: '0 !important',
  '& dd': { typography: 'h2' },
} as const;

const stayStyles = {
  ...answerBand,
  border: '0 !important',
  pt: { md: '20px !important' },
  '& + div': { border: '0 !important' },
} as const;

/** The next step spans both halves of the sheet. */
const foot = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  gap: 2,
  borderWidth: '1px 0 0 !important',
  '& > p': { textWrap: 'balance' },
  '& > a': { flex: 'none' },
} as const;

/** A negative answer has a warm background and a rule above it. */
const negative = {
  bgcolor: 'background.default',
  borderColor: 'secondary.main',
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;
