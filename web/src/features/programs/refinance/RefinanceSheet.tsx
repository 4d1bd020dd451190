import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { amountLine, worksheet } from '../chart/worksheet.ts';
import { FitMark } from '../program/fit/FitMark.tsx';
import { AnswerFigures } from './AnswerFigures.tsx';
import { GainBars } from './GainBars.tsx';
import {
  gainParts,
  type RefinanceVerdict,
  type refinanceComparison,
  YEARS_IN_HOME,
  type YearsInHome,
} from './refinanceComparison.ts';
import { YearsInHomeChoice } from './YearsInHomeChoice.tsx';

type Comparison = ReturnType<typeof refinanceComparison>;

interface RefinanceSheetProps {
  inputs: typeof REFINANCE_EXAMPLE;
  stay: YearsInHome;
  onStay: (stay: YearsInHome) => void;
  answer: RefinanceVerdict;
  comparison: Comparison;
  /** An input is invalid. The last valid result would look like that of the invalid number, so none is shown. */
  isInvalid: boolean;
  savings: Pick<SavingsByYearProps, 'ref' | 'isShown'>;
}

/** The answer to whether a refinance is worth it, with its figures, the gain over time and the next step. */
export function RefinanceSheet(props: RefinanceSheetProps) {
  const { inputs, stay, onStay, answer, comparison, isInvalid, savings } = props;
  const isNegative = !isInvalid && !answer.isWorthIt;
  const tone = isNegative ? negativeTone : undefined;
  const quiet = (text: string) => (isInvalid ? '–' : text);
  return (
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
          <YearsInHomeChoice stay={stay} onChange={onStay} />
        </InertUntilHydrated>
      </Box>
      <div>
        <GainBars years={YEARS_IN_HOME[stay]} {...gainParts(Number(stay), inputs)} isInvalid={isInvalid} />
        <SavingsByYear {...savings} comparison={comparison} quiet={quiet} />
      </div>
      <div>
        <MonthlyPayments comparison={comparison} quiet={quiet} />
        {!isInvalid &&
          answer.reasons.map((reason) => (
            <Typography key={reason} sx={{ mt: 2, textWrap: 'pretty' }}>
              {reason}
            </Typography>
          ))}
      </div>
      <NextStep
        isNegative={isNegative}
        numbers={isInvalid ? undefined : { balance: inputs.balance, rate: inputs.rate }}
      />
    </Box>
  );
}

interface ResultProps {
  comparison: Comparison;
  /** Hides results while an input is invalid. */
  quiet: (text: string) => string;
}

interface SavingsByYearProps extends ResultProps {
  ref: RefObject<HTMLDivElement | null>;
  isShown: boolean;
}

const SavingsByYear = ({ ref, isShown, comparison, quiet }: SavingsByYearProps) => (
  <Box id="savings" ref={ref} hidden={!isShown} sx={{ mt: 2, scrollMarginTop: '176px' }}>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
      How far ahead you’d be, by the year you sell or refinance
    </Typography>
    <Box component="dl" aria-label="Savings over time" sx={{ m: 0 }}>
      {comparison.aheadByYear.map(({ year, ahead }) => (
        <Line key={year} name={`After ${pluralize(year, 'year')}`}>
          {quiet(formatWholeDollars(ahead).replace('-', '−'))}
        </Line>
      ))}
    </Box>
    <Link href={comparison.calculator} sx={link}>
      See every year
    </Link>
  </Box>
);

const MonthlyPayments = ({ comparison: { currentPayment, newPayment, saved }, quiet }: ResultProps) => (
  <>
    <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
      What you’d pay each month
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      <Line name="Payment today">{quiet(formatWholeDollars(currentPayment))}</Line>
      <Line name="New payment">{quiet(formatWholeDollars(newPayment))}</Line>
      <Line name={saved < 0 ? 'You pay more' : 'You save'}>{quiet(formatDollars(Math.abs(saved)))}</Line>
    </Box>
  </>
);

interface NextStepProps {
  isNegative: boolean;
  numbers: { balance: number; rate: number } | undefined;
}

const NextStep = ({ isNegative, numbers }: NextStepProps) => (
  <Box sx={foot}>
    <Typography sx={{ fontWeight: isNegative ? 600 : 400 }}>
      {isNegative
        ? 'We’d keep the loan you have. Want a second opinion?'
        : 'We’ll check these numbers against today’s loans.'}
    </Typography>
    <ButtonLink
      href={preApprovalUrl('Refinance', numbers)}
      variant={isNegative ? 'outlined' : 'contained'}
      size="large"
    >
      Start Your Application
    </ButtonLink>
  </Box>
);

function Line({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={amountLine}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

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
export const negativeTone = {
  bgcolor: 'background.default',
  borderColor: 'secondary.main',
} as const;

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;
