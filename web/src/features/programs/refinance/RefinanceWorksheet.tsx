import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { REFINANCE_CHOICES } from '../calculators/refinance/refinanceInputs.ts';
import { phoneStrip, worksheetLayout } from '../chart/worksheet.ts';
import { AnswerFigures } from './AnswerFigures.tsx';
import { RefinanceFields } from './RefinanceFields.tsx';
import { negativeTone, RefinanceSheet } from './RefinanceSheet.tsx';
import { refinanceComparison, refinanceVerdict, type YearsInHome } from './refinanceComparison.ts';
import { setRefinanceInvalid } from './refinanceInvalid.ts';
import { rememberRefinance, useRefinanceNumbers } from './useRefinanceNumbers.ts';

/** Shows whether a refinance is worth it, what it saves and when it pays off, for numbers that visitors choose. */
export function RefinanceWorksheet() {
  const { used, inputs } = useRefinanceNumbers();
  const [stay, setStay] = useState<YearsInHome>(REFINANCE_CHOICES.stay[0]);
  const [isInvalid, reportInvalid] = useInvalidFields();
  useEffect(() => {
    setRefinanceInvalid(isInvalid);
    return () => setRefinanceInvalid(false);
  }, [isInvalid]);
  const comparison = refinanceComparison(inputs, stay);
  const { apr } = comparison;
  const answer = refinanceVerdict(inputs, stay);
  const [isDetailed, setIsDetailed] = useState(false);
  const { left, newRate, newTerm } = inputs;
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
          <Box
            aria-hidden="true"
            className="no-print"
            sx={{ ...strip, ...(!isInvalid && !answer.isWorthIt && negativeTone) }}
          >
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
          <RefinanceSheet
            inputs={inputs}
            stay={stay}
            onStay={setStay}
            answer={answer}
            comparison={comparison}
            isInvalid={isInvalid}
            savings={{ ref: savings, isShown: isDetailed }}
          />
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

/** On phones its children are laid out above the sheet, so that the answer stays visible throughout. */
const columnStyles = {
  display: { xs: 'contents', md: 'block' },
  '& input': { scrollMarginTop: '80px' },
} as const;

const strip = { ...phoneStrip, display: { xs: 'block', md: 'none' } } as const;
