import {
  CONVENTIONAL_MIN_DOWN,
  FHA_MIN_DOWN,
  type LoanKind,
} from '@brokerage/domain/programs/calculators/loanKind';

/** The loan types with a minimum down payment, in percent of the price. */
const LEAST_DOWN = { conventional: CONVENTIONAL_MIN_DOWN, fha: FHA_MIN_DOWN } as const;

/** What each of them needs, as a sentence without its period. */
export const LEAST_DOWN_TEXTS = {
  conventional: `Conventional loans need ${LEAST_DOWN.conventional}% down or more`,
  fha: `FHA loans need ${LEAST_DOWN.fha}% down or more`,
} as const;

/** Returns the error message for a down payment below the loan type's minimum; undefined if it's allowed. */
export const findTooLittleDown = (
  kind: LoanKind,
  { price, down }: Record<'price' | 'down', number>,
): string | undefined =>
  (kind === 'conventional' || kind === 'fha') && down * 100 < price * LEAST_DOWN[kind]
    ? LEAST_DOWN_TEXTS[kind]
    : undefined;
