import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toCents } from '@brokerage/domain/number/toCents';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import {
  calculateRentOrBuy,
  type RentOrBuy,
  type RentOrBuyInput,
} from '@brokerage/domain/programs/calculators/rentOrBuy';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { sitePaths } from '../../../../lib/routes/sitePaths.ts';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import { CalculatorFrame, type CalculatorProps, MoreFields } from '../CalculatorFrame.tsx';
import { closingCostsLink } from '../calculatorLinks.ts';
import { money, percent, rateLimits, termLimits } from '../inputs/calculatorInput.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import { findTooLittleDown } from '../inputs/findTooLittleDown.ts';
import { useFields } from '../inputs/useFields.ts';
import { ResultLines } from '../ResultParts.tsx';
import { addStep, type SensitivityRow, SensitivityTable } from '../SensitivityTable.tsx';
import { CostBars } from './CostBars.tsx';
import { CostByYear } from './CostByYear.tsx';
import { CostTable } from './CostTable.tsx';

const EXAMPLE = {
  rent: 2_800,
  renters: 240,
  years: 7,
  price: 500_000,
  down: 100_000,
  rate: 6.25,
  term: 30,
  buying: 3,
  tax: 1.8,
  insurance: 1_800,
  upkeep: 1,
  dues: 0,
  pmi: 0.6,
  rentGrowth: 3,
  homeGrowth: 3,
  selling: 6,
  savings: 4,
};

/** Property tax isn't remembered: it's a share here and dollars in other calculators. */
const REMEMBERED = {
  rent: 'rent',
  price: 'price',
  down: 'down',
  rate: 'rate',
  term: 'term',
  insurance: 'insurance',
  dues: 'dues',
} as const;

const amount = money('Enter an amount, or 0');
const share = percent('Enter a rate from 0 to 15%', 15);
const limits = {
  rent: money('Enter the monthly rent', 1),
  renters: amount,
  years: { notation: NOTATIONS.whole, min: 1, max: 30, message: 'Enter whole years from 1 to 30' },
  price: money('Enter the home price', 1),
  down: money('Enter a down payment, or 0'),
  rate: rateLimits,
  term: termLimits,
  buying: share,
  tax: share,
  insurance: amount,
  upkeep: share,
  dues: amount,
  pmi: percent('Enter a rate from 0 to 5%', 5),
  rentGrowth: share,
  homeGrowth: share,
  selling: share,
  savings: share,
};

/** Fields that are collapsed at first. */
const MORE = [
  'renters',
  'buying',
  'tax',
  'insurance',
  'upkeep',
  'dues',
  'pmi',
  'rentGrowth',
  'homeGrowth',
  'selling',
  'savings',
] as const;

/** Compares the cost of renting and buying over the years someone plans to stay. */
export function RentOrBuyCalculator({ method }: CalculatorProps) {
  const { numbers, field, isInvalid, hash, numbersLine } = useFields('rent', EXAMPLE, limits, {
    remembered: REMEMBERED,
    followsPrice: ['down', 'insurance'],
  });
  const downIssue =
    numbers &&
    (numbers.down >= numbers.price
      ? 'Enter less than the price'
      : findTooLittleDown('conventional', numbers));
  const input =
    numbers && !downIssue
      ? {
          rent: toCents(numbers.rent),
          rentGrowth: numbers.rentGrowth,
          rentersInsurance: toCents(numbers.renters),
          price: toCents(numbers.price),
          downPayment: toCents(numbers.down),
          annualRate: numbers.rate,
          term: numbers.term * 12,
          buyingCosts: numbers.buying,
          propertyTax: numbers.tax,
          insurance: toCents(numbers.insurance),
          maintenance: numbers.upkeep,
          dues: toCents(numbers.dues),
          pmiRate: numbers.pmi,
          homeGrowth: numbers.homeGrowth,
          sellingCosts: numbers.selling,
          savingsReturn: numbers.savings,
          years: numbers.years,
        }
      : undefined;
  const result = input && calculateRentOrBuy(input);
  const outlook = input && toOutlook(input);
  const end = result?.years.at(-1);
  const stay = numbers && pluralize(numbers.years, 'year');
  return (
    <CalculatorFrame
      numbersLine={numbersLine}
      headline={
        result && stay
          ? `Over ${stay}, ${result.saving < 0 ? 'renting' : 'buying'} saves`
          : 'Over your stay, you’d save'
      }
      amount={result && formatWholeDollars(Math.abs(result.saving))}
      verdict={outlook?.answer}
      apply={
        result && numbers
          ? result.saving < 0
            ? { label: 'Talk to a loan officer', to: sitePaths.contact }
            : {
                label: 'Apply with these numbers',
                to: preApprovalUrl('Purchase', { price: numbers.price, down: numbers.down }),
              }
          : undefined
      }
      next={
        numbers ? [closingCostsLink({ price: numbers.price, down: numbers.down, rate: numbers.rate })] : []
      }
      hash={hash}
      isMethodBelowResult
      method={method}
      story={input && end && <CostTable year={end} savingsReturn={input.savingsReturn} />}
      after={
        input &&
        outlook && (
          <>
            <Box sx={{ mb: { xs: 5, md: 7 } }}>
              <SensitivityTable
                title="What changes the answer"
                lead="Here’s what you’d save if one number changed."
                rows={toSensitivityRows(input)}
                sides={['Renting saves', 'Buying saves']}
              />
            </Box>
            <CostByYear years={outlook.years} stay={input.years} breakEven={outlook.breakEven} />
          </>
        )
      }
      fields={
        <>
          <FieldGroup legend="Your numbers">
            <NumberField {...field('rent', 'Rent per month')} />
            <NumberField {...field('years', 'Years you’ll stay')} />
            <NumberField {...field('price', 'Home price')} />
            <NumberField
              {...field('down', 'Down payment')}
              {...(downIssue && { error: true, helperText: downIssue })}
            />
            <NumberField {...field('rate', 'Interest rate')} />
            <NumberField {...field('term', 'Loan term (years)')} />
          </FieldGroup>
          <MoreFields title="Taxes, repairs and other assumptions" isInvalid={isInvalid(...MORE)}>
            <FieldGroup legend="Costs of owning">
              <NumberField {...field('buying', 'Closing costs', '% of the home price')} />
              <NumberField {...field('tax', 'Property tax per year', 'Share of the value')} />
              <NumberField {...field('upkeep', 'Repairs per year', 'Share of the value')} />
              <NumberField {...field('insurance', 'Homeowner’s insurance per year')} />
              <NumberField {...field('dues', 'HOA dues per month')} />
              <NumberField {...field('pmi', 'PMI per year', 'Applies under 20% down')} />
              <NumberField {...field('selling', 'Costs of selling', '% of the home price')} />
            </FieldGroup>
            <FieldGroup legend="Rent, home values and savings">
              <NumberField {...field('renters', 'Renter’s insurance per year')} />
              <NumberField {...field('homeGrowth', 'Home value growth per year')} />
              <NumberField {...field('rentGrowth', 'Yearly increase in rent and insurance')} />
              <NumberField {...field('savings', 'Return on savings per year')} />
            </FieldGroup>
          </MoreFields>
        </>
      }
    >
      {result && input && stay && (
        <>
          <CostBars
            bars={[
              { label: `Renting for ${stay}`, cents: end?.renting ?? 0, ink: 'interest' },
              {
                label: 'Buying, then selling',
                cents: end?.buying ?? 0,
                ink: 'principal',
              },
            ]}
          />
          <ResultLines
            title="What you’d pay in the first month"
            lines={[
              ['Rent and renter’s insurance', result.firstMonthRenting],
              ['Loan, taxes, insurance and repairs', result.firstMonthBuying],
            ]}
          />
          <Typography variant="body2" sx={{ mt: 2 }}>
            Assumes home values grow {input.homeGrowth}% and rents {input.rentGrowth}% a year. No one can
            predict either, so try a few numbers. Income and capital gains taxes aren’t included.
          </Typography>
        </>
      )}
    </CalculatorFrame>
  );
}

/** The minimum number of years in the chart, and the maximum when looking for the year in which buying becomes cheaper. */
const [MIN_YEARS, MAX_YEARS] = [15, 30];

interface Outlook {
  /** The chart's years: those of the stay, and more until buying becomes cheaper. */
  years: RentOrBuy['years'];
  /** How long the visitor has to stay for buying to cost less. */
  answer: string;
  /** The year from which buying costs less; undefined if it never does, or only in some years. */
  breakEven: number | undefined;
}

function toOutlook(input: RentOrBuyInput): Outlook {
  const { years, breakEvenYear } = calculateRentOrBuy({ ...input, years: MAX_YEARS });
  const isAhead = ({ buying, renting }: (typeof years)[number]) => buying <= renting;
  const lastAhead = years.findLast(isAhead)?.year ?? 0;
  // If rents barely rise, renting may become cheaper again.
  const lasting = (years.findLast((year) => !isAhead(year))?.year ?? 0) + 1;
  const shown = Math.max(MIN_YEARS, input.years, (breakEvenYear ?? 0) + 1);
  return {
    years: years.slice(0, shown),
    breakEven: breakEvenYear && lasting <= MAX_YEARS ? lasting : undefined,
    answer: !breakEvenYear
      ? `Renting costs less for the next ${MAX_YEARS} years.`
      : lasting <= MAX_YEARS
        ? `Buying costs less if you stay ${lasting}+ years.`
        : `Buying costs less only if you leave after ${breakEvenYear} to ${lastAhead} years.`,
  };
}

/** Returns the current answer, and the answers when one input changes. */
function toSensitivityRows(input: RentOrBuyInput): SensitivityRow[] {
  const longer = Math.min(MAX_YEARS, input.years + 3);
  const changes: readonly (readonly [label: string, change: Partial<RentOrBuyInput>])[] = [
    ['Your numbers', {}],
    ...(longer > input.years
      ? [[`If you stay ${pluralize(longer, 'year')}`, { years: longer }] as const]
      : []),
    [
      `If home values grow ${addStep(input.homeGrowth, 1)}% a year`,
      { homeGrowth: addStep(input.homeGrowth, 1) },
    ],
    ...(input.homeGrowth > 0 ? [['If home values don’t grow', { homeGrowth: 0 }] as const] : []),
    ['If rent is 10% higher', { rent: Math.round(input.rent * 1.1) }],
    ...(input.annualRate >= 1
      ? [
          [
            `With a 1% lower rate (${addStep(input.annualRate, -1)}%)`,
            { annualRate: addStep(input.annualRate, -1) },
          ] as const,
        ]
      : []),
  ];
  return changes.map(([label, change]) => {
    const { saving } = calculateRentOrBuy({ ...input, ...change });
    return {
      label,
      value: saving,
      outcome: formatWholeDollars(Math.abs(saving)),
      isBaseline: Object.keys(change).length === 0,
    };
  });
}
