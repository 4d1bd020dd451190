import { amortize, monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { refinanceApr, refinanceExample } from '@brokerage/domain/programs/refinanceExample';

/** A loan as a box: dollars a month, and years. Rates in percent. */
export interface LoanBox {
  payment: number;
  years: number;
  /** Cents. */
  principal: number;
  annualRate: number;
  /** Dollars over all the years. */
  interest: number;
  /** Of a new loan, with the example's closing costs. */
  apr?: number;
}

export interface RefinanceWay {
  title: string;
  text: string;
  /** How rates of such loans differ. */
  rateNote?: string;
  choose: string;
  instead: { text: string; program?: ProgramSlug };
  loan: LoanBox;
  /** Cents paid out of the new loan. */
  cash?: number;
}

const { balance, closingCosts, currentRate, newRate, newTerm, remainingTerm } = refinanceExample;

/** Cents: what the cash-out in the drawing adds to the loan. */
const CASH_DRAWN = 50_000_00;
const SHORT_TERM = 180;
/** Percent: a sample, as lenders charge more for a cash-out. */
export const CASH_OUT_RATE = newRate + 0.25;

const loanBox = (principal: number, term: number, annualRate: number): LoanBox => ({
  payment: monthlyPayment({ principal, annualRate, term }) / 100,
  years: term / 12,
  principal,
  annualRate,
  interest: amortize({ principal, annualRate, term }).reduce((sum, row) => sum + row.interest, 0) / 100,
});

const newLoan = (principal: number, term: number, annualRate = newRate): LoanBox => ({
  ...loanBox(principal, term, annualRate),
  apr: refinanceApr(
    { balance: principal, closingCosts, newTerm: term },
    monthlyPayment({ principal, annualRate, term }),
  ),
});

export const currentLoan = loanBox(balance, remainingTerm, currentRate);

/** What people change about a loan they have, each with the shape that it gives the loan of the page's example. */
export const refinanceWays: readonly RefinanceWay[] = [
  {
    title: 'Lower rate',
    text: 'Lower your payment or pay less interest. Compare the savings with the closing costs and how long you plan to stay.',
    choose: 'Today’s rate is lower than yours, and you’ll stay long enough to earn back the costs.',
    instead: {
      text: 'You may move before the savings cover the closing costs, or the added years would cost more in interest than the lower rate saves. Then keep the loan you have.',
    },
    loan: newLoan(balance, newTerm),
  },
  {
    title: 'Cash-out',
    text: 'A larger loan pays off your old one, and you get the difference in cash. You’ll owe more on your home.',
    choose: 'You want cash and would rather have one loan than two.',
    instead: { text: 'You like your rate and only need cash.', program: 'heloc' },
    loan: newLoan(balance + CASH_DRAWN, newTerm, CASH_OUT_RATE),
    cash: CASH_DRAWN,
    rateNote: 'Cash-out rates usually run higher, so this sample rate is a quarter point higher.',
  },
  {
    title: 'Shorter term',
    text: 'Pay more each month and own your home sooner.',
    choose: 'You want to pay off your home sooner and can afford a higher payment.',
    instead: {
      text: 'The higher payment would leave you short some months. Paying extra when you can also shortens the loan, if yours has no prepayment penalty.',
    },
    loan: newLoan(balance, SHORT_TERM),
    rateNote:
      'Rates on shorter loans usually run lower. This sample uses the same rate as the 30-year loan, so your real payment may be lower.',
  },
];
