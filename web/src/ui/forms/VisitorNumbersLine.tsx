import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { forgetNumbers, type VisitorNumbers } from '../../lib/visitor-numbers/visitorNumbers.ts';
import { PlainButton } from '../PlainButton.tsx';

export interface VisitorNumbersLineProps {
  /** The visitor's numbers used in the figures below; the rest is from the example. */
  used: VisitorNumbers;
  /** The label to use if none of the numbers is the visitor's. */
  otherwise?: keyof typeof OTHERWISE;
  /** Clears the page's own values. */
  onReset?: () => void;
}

const OTHERWISE = {
  sample: 'Sample numbers. Enter your own.',
  link: 'Using the numbers in this page’s link.',
  entered: 'Using your numbers.',
} as const;

/**
 * Says whether the fields below contain the example's, a link's or the visitor's numbers. It has the same height in each case, so that
 * nothing moves.
 */
export function VisitorNumbersLine({ used, otherwise = 'sample', onReset }: VisitorNumbersLineProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const names = nameNumbers(used);
  const isSample = names.length === 0 && otherwise === 'sample';
  const reset = () => {
    onReset?.();
    forgetNumbers();
    // The button goes away.
    text.current?.focus();
  };
  return (
    <Box className="no-print" sx={line}>
      <Typography ref={text} tabIndex={-1} variant="body2" sx={{ color: 'text.secondary' }}>
        {names.length > 0 ? `Using your numbers: ${shorten(names).join(', ')}` : OTHERWISE[otherwise]}
      </Typography>
      {!isSample && (
        <PlainButton type="button" onClick={reset} sx={resetStyles}>
          Reset
        </PlainButton>
      )}
    </Box>
  );
}

/** More would take a third line on a phone. */
const MAX_NAMES = 3;

const shorten = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`] : names;

const WORDS: { readonly [Name in keyof VisitorNumbers]-?: (value: never) => string } = {
  price: (dollars: number) => `${formatDollars(dollars)} home`,
  down: (dollars: number) => `${formatDollars(dollars)} down`,
  downShare: (share: number) => `${share}% down`,
  rate: (rate: number) => `${rate}% rate`,
  term: (years: number) => `${years}-year term`,
  tax: (dollars: number) => `${formatDollars(dollars)} property tax`,
  insurance: (dollars: number) => `${formatDollars(dollars)} insurance`,
  dues: (dollars: number) => `${formatDollars(dollars)} HOA dues`,
  income: (dollars: number) => `${formatDollars(dollars)} monthly income`,
  debts: (dollars: number) => `${formatDollars(dollars)} monthly debts`,
  rent: (dollars: number) => `${formatDollars(dollars)} rent`,
  householdIncome: (dollars: number) => `${formatDollars(dollars)} household income`,
  homeValue: (dollars: number) => `${formatDollars(dollars)} home value`,
  balance: (dollars: number) => `${formatDollars(dollars)} balance`,
  currentRate: (rate: number) => `${rate}% current rate`,
  yearsLeft: (years: number) => `${years} years left`,
  newRate: (rate: number) => `${rate}% new rate`,
  newTerm: (years: number) => `${years}-year new term`,
  refinanceCosts: (dollars: number) => `${formatDollars(dollars)} closing costs`,
  county: String,
  state: String,
};

/** Formats the numbers as text, most important first. */
const nameNumbers = (used: VisitorNumbers): readonly string[] =>
  (Object.keys(WORDS) as (keyof VisitorNumbers)[]).flatMap((name) => {
    const value = used[name];
    return value === undefined ? [] : [(WORDS[name] as (value: unknown) => string)(value)];
  });

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
} as const;

const resetStyles = {
  flex: 'none',
  px: 0.5,
  typography: 'body2',
  fontWeight: 600,
  color: 'primary.main',
  textDecoration: 'underline',
} as const;
