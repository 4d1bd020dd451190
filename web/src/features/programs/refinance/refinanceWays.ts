import { amortize, monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';
import type { RefinanceInput } from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { refinanceApr } from '@brokerage/domain/programs/refinanceExample';
import { type REFINANCE_EXAMPLE, toRefinanceInput } from '../calculators/refinance/refinanceInputs.ts';

/** A loan drawn as a box: dollars a month by years. Rates in percent. */
export interface LoanBox {
  payment: number;
  years: number;
  /** Cents. */
  principal: number;
  annualRate: number;
  /** Dollars over the full term. */
  interest: number;
  /** For a new loan, including its closing costs. */
  apr?: number;
}

export interface RefinanceWay {
  title: string;
  text: string;
  /** How rates for this type of loan differ. */
  rateNote?: string;
  choose: string;
  instead: { text: string; program?: ProgramSlug };
  /** Returns the loan to draw for it. */
  draw: (loan: RefinanceInput) => DrawnLoan;
}

/** Cents, months and percent. */
interface DrawnLoan {
  principal: number;
  term: number;
  annualRate: number;
  cash?: number;
}

/** A loan in the table. */
export interface WayLoan {
  loan: LoanBox;
  /** Cents paid out of the new loan. */
  cash?: number | undefined;
}

/** The cash-out in the drawing, added to the loan, in cents. */
const CASH_DRAWN = 50_000_00;
const SHORT_YEARS = 15;
/** Returns a sample cash-out rate in percent: lenders charge more for a cash-out. */
export const cashOutRate = (newRate: number): number => Number((newRate + 0.25).toFixed(3));

const loanBox = (principal: number, term: number, annualRate: number): LoanBox => ({
  payment: monthlyPayment({ principal, annualRate, term }) / 100,
  years: term / 12,
  principal,
  annualRate,
  interest: amortize({ principal, annualRate, term }).reduce((sum, row) => sum + row.interest, 0) / 100,
});

type Inputs = typeof REFINANCE_EXAMPLE;

/** Returns whether the loan fits the titles of the ways: the new rate is lower, and the shorter term ends before both others. */
export const suitsWays = ({ rate, newRate, left, newTerm }: Inputs): boolean =>
  newRate < rate && left > SHORT_YEARS && newTerm > SHORT_YEARS;

/** Returns the current loan and the loan for each way, in the order of `refinanceWays`. */
export function wayLoans(inputs: Inputs): {
  today: WayLoan;
  ways: readonly (WayLoan & { way: RefinanceWay })[];
} {
  const input = toRefinanceInput(inputs);
  const { balance, closingCosts, currentRate, remainingTerm } = input;
  return {
    today: { loan: loanBox(balance, remainingTerm, currentRate) },
    ways: refinanceWays.map((way) => {
      const { principal, term, annualRate, cash } = way.draw(input);
      const apr = refinanceApr(
        { balance: principal, closingCosts, newTerm: term },
        monthlyPayment({ principal, annualRate, term }),
      );
      return { way, loan: { ...loanBox(principal, term, annualRate), apr }, cash };
    }),
  };
}

/** What borrowers change about an existing loan. */
export const refinanceWays: readonly RefinanceWay[] = [
  {
    title: 'Lower rate',
    text: 'Lower your payment or pay less interest. Compare the savings with the closing costs and how long you plan to stay.',
    choose: 'Today’s rate is lower than yours, and you’ll stay long enough to earn back the costs.',
    instead: {
      text: 'You may move before the savings cover the closing costs, or the added years would cost more in interest than the lower rate saves. Then keep the loan you have.',
    },
    draw: ({ balance, newTerm, newRate }) => ({ principal: balance, term: newTerm, annualRate: newRate }),
  },
  {
    title: 'Cash-out',
    text: 'A larger loan pays off your old one, and you get the difference in cash. You’ll owe more on your home.',
    choose: 'You want cash and would rather have one loan than two.',
    instead: { text: 'You like your rate and only need cash.', program: 'heloc' },
    rateNote: 'Cash-out rates usually run higher, so this sample rate is a quarter point higher.',
    draw: ({ balance, newTerm, newRate }) => ({
      principal: balance + CASH_DRAWN,
      term: newTerm,
      annualRate: cashOutRate(newRate),
      cash: CASH_DRAWN,
    }),
  },
  {
    title: 'Shorter term',
    text: 'Pay more each month and own your home sooner.',
    choose: 'You want to pay off your home sooner and can afford a higher payment.',
    instead: {
      text: 'The higher payment would leave you short some months. Paying extra when you can also shortens the loan, if yours has no prepayment penalty.',
    },
    rateNote:
      'Rates on shorter loans usually run lower. This sample uses the same rate as the longer loan, so your real payment may be lower.',
    draw: ({ balance, newRate }) => ({ principal: balance, term: SHORT_YEARS * 12, annualRate: newRate }),
  },
];
