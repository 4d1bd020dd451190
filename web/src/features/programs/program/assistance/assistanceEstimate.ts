import { toCents } from '@brokerage/domain/number/toCents';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { sampleClosingCosts } from '@brokerage/domain/programs/sampleClosing';
import { sampleYearlyCost } from '@brokerage/domain/programs/samplePurchase';
import { maxAssistance, type StateAssistance } from '@brokerage/domain/programs/stateAssistance';
import type { Purchase } from '../../../../lib/routes/calculatorUrl.ts';
import { wholePayment } from '../examples/wholePayment.ts';

/** The cash at closing and monthly payment of an FHA loan, and the cash left to pay with help; in dollars. */
interface AssistanceEstimate {
  down: number;
  closing: number;
  help: number;
  /** What is left of `down` and `closing` after `help`, which is applied to the down payment first. */
  rest: { down: number; closing: number };
  brings: number;
  /** Principal, interest, mortgage insurance, taxes and insurance. */
  monthly: number;
  /** Percent. */
  apr: number;
  /** Inputs that give the same totals in the calculators. */
  inputs: Purchase;
}

/** Calculates the cost of a home at a price in dollars, with the maximum that a state's program gives, or without help. */
export function assistanceEstimate(price: number, program: StateAssistance | undefined): AssistanceEstimate {
  const loan = loanExample('fha', { price: toCents(price) });
  const { annualRate, term, apr, kind } = loan;
  const down = loan.down / 100;
  const closing = Math.round(sampleClosingCosts({ price, down, annualRate, kind }).total / 100);
  const help = program ? Math.min(maxAssistance(program, price), down + closing) : 0;
  const rest = { down: Math.max(0, down - help), closing: closing - Math.max(0, help - down) };
  return {
    down,
    closing,
    help,
    rest,
    brings: rest.down + rest.closing,
    monthly: wholePayment(loan).total / 100,
    apr,
    inputs: {
      price,
      down,
      rate: annualRate,
      term: term / 12,
      tax: sampleYearlyCost('tax', price),
      insurance: sampleYearlyCost('insurance', price),
      kind,
    },
  };
}
