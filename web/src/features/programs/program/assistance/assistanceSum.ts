import { housingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { mostAssistance, type StateAssistance } from '@brokerage/domain/programs/stateAssistance';
import { toCents } from '../../calculators/inputs/calculatorInput.ts';
import { costOfHome } from '../../purchase/costOfHome.ts';

/** What a home takes at closing and each month with an FHA loan, and what is left of the cash with help; in dollars. */
interface AssistanceSum {
  down: number;
  closing: number;
  help: number;
  /** What is left of `down` and `closing` after `help`, which goes to the down payment first. */
  rest: { down: number; closing: number };
  brings: number;
  /** Principal, interest, mortgage insurance, taxes and insurance. */
  monthly: number;
  inputs: ReturnType<typeof costOfHome>['inputs'];
}

/** Returns what a home for a price in dollars takes, with the most that a state's program gives, or without help. */
export function assistanceSum(price: number, program: StateAssistance | undefined): AssistanceSum {
  const { downPercent, annualRate, term } = loanExample('fha');
  const { down, cash, inputs } = costOfHome(price, downPercent);
  const closing = cash.total - down;
  const help = program ? Math.min(mostAssistance(program, price), cash.total) : 0;
  const rest = { down: Math.max(0, down - help), closing: closing - Math.max(0, help - down) };
  const { total } = housingPayment({
    price: toCents(price),
    downPayment: toCents(down),
    annualRate,
    term,
    propertyTax: toCents(inputs.tax),
    insurance: toCents(inputs.insurance),
    pmiRate: 0,
    dues: 0,
    kind: 'fha',
  });
  return { down, closing, help, rest, brings: rest.down + rest.closing, monthly: total / 100, inputs };
}
