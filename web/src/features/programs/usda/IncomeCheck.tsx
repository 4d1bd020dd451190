import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { useVisitorNumbers } from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import {
  NOTHING_ENTERED,
  rememberNumbers,
  type VisitorNumbers,
} from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars } from '../../../ui/forms/fields/sliderUnits.ts';
import { useInvalidFields } from '../../../ui/forms/fields/useInvalidFields.ts';
import { VisitorNumbersLine } from '../../../ui/forms/VisitorNumbersLine.tsx';
import { SegmentedRadios } from '../program/SegmentedRadios.tsx';
import { HOUSEHOLDS, type Household, INCOME_LIMITS } from './incomeLimits.ts';

const HOUSEHOLD_SIZES = ['few', 'many'] as const satisfies readonly Household[];
const FIRST_INCOME = 95_000;
/** The end of the scale and of the slider, in dollars. */
const MAX_INCOME = 200_000;
/** The highest income that can be typed. */
const HIGHEST = 1_000_000;

/** The income limits of each county for guaranteed loans. */
const COUNTY_LIMITS = 'https://www.rd.usda.gov/files/RD-GRHLimitMap.pdf';

/** Says how far an income is from most counties' limit, without saying whether it qualifies. */
function compareWithLimit(income: number, limit: number): string {
  if (income === limit) return 'At the limit used in most counties';
  const gap = formatDollars(Math.abs(income - limit));
  return `${gap} ${income < limit ? 'below' : 'above'} the limit used in most counties`;
}

/**
 * Returns the household's yearly income, or twelve times the monthly income that the visitor entered elsewhere, and which saved number it
 * came from.
 */
function yearlyIncome({ householdIncome, income = -1 }: VisitorNumbers) {
  const year = householdIncome ?? Math.round(income * 12);
  const entered = householdIncome === undefined ? { income } : { householdIncome };
  return year >= 0 && year <= HIGHEST ? { year, entered } : { entered: NOTHING_ENTERED };
}

/** Shows how far a household's income is from most counties' limit, for a household size and an income that visitors choose. */
export function IncomeCheck() {
  const [household, setHousehold] = useState<Household>('few');
  const numbers = useVisitorNumbers();
  const used = yearlyIncome(numbers);
  const income = used.year ?? FIRST_INCOME;
  const [isInvalid, reportInvalid] = useInvalidFields();
  const limit = INCOME_LIMITS[household];
  return (
    <>
      <Box sx={sheet}>
        <InertUntilHydrated>
          <VisitorNumbersLine used={used.entered} />
          <SegmentedRadios
            name="usda-household"
            label="Who will live there"
            options={HOUSEHOLD_SIZES.map((size) => ({ value: size, text: HOUSEHOLDS[size] }))}
            value={household}
            onChange={setHousehold}
          />
          <Box sx={{ mt: 2, position: 'relative', pb: '44px' }}>
            <AmountSlider
              id="usda-income"
              label="Household income per year"
              value={income}
              text={formatDollars(income)}
              min={0}
              max={MAX_INCOME}
              step={1_000}
              typed={{ ...sliderDollars, max: HIGHEST }}
              onInvalidChange={reportInvalid('income')}
              onChange={(householdIncome) => rememberNumbers({ householdIncome })}
            />
            <Box aria-hidden="true" sx={{ ...limitMark, left: atThumb(limit) }}>
              <strong>{formatDollars(limit)}</strong>
              <span>limit in most counties</span>
            </Box>
          </Box>
        </InertUntilHydrated>
        <Typography role="status" variant="h3" component="p" sx={{ mt: 2 }}>
          {isInvalid ? 'Check the marked field.' : compareWithLimit(income, limit)}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>Your county may have another limit, and the USDA decides.</Typography>
      </Box>
      <Box className="about" sx={{ mt: 2, ml: { xs: '-36px', md: 0 } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          Limits as of June 2025. The USDA revises them each year. High-cost areas have higher ones, and some
          costs, such as child care, are deducted before your income is compared.
        </Typography>
        <ButtonLink href={COUNTY_LIMITS} variant="outlined" sx={{ mt: 2, textAlign: 'center' }}>
          See your county’s limit at the USDA
        </ButtonLink>
      </Box>
    </>
  );
}

/** The center of the slider's thumb at an income: the thumb's 16 px width keeps it 8 px away from both ends. */
const atThumb = (income: number) => `calc(8px + (100% - 16px) * ${income / MAX_INCOME})`;

const sheet = {
  mt: 2.5,
  p: { xs: 2.5, sm: 3, md: 4 },
  ml: { xs: '-36px', md: 0 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderTop: '3px solid',
  borderTopColor: 'secondary.light',
} as const;

/** A mark from its label to the slider's track. The label ends at the mark, which is in the right half. */
const limitMark = {
  position: 'absolute',
  bottom: 0,
  height: 80,
  pr: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  transform: 'translateX(-100%)',
  borderRight: '2px solid',
  borderColor: 'secondary.main',
  textAlign: 'right',
  typography: 'body2',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '& > strong, & > span': { display: 'block', lineHeight: 1.35 },
} as const;
