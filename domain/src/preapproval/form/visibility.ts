import type { FieldName } from './application.ts';

/** A field is shown when another one has one of these values (and is shown itself). */
interface Reveal {
  when: FieldName;
  is: readonly (string | boolean)[];
}

const forPurchase: Reveal = { when: 'purpose', is: ['Purchase'] };
const forRefinance: Reveal = { when: 'purpose', is: ['Refinance'] };

/** Questions that are shown only after a certain answer, including those of step 4 (docs/product.md#applications). */
export const REVEALS: Partial<Record<FieldName, Reveal>> = {
  agent_name: { when: 'has_agent', is: [true] },
  agent_phone: { when: 'has_agent', is: [true] },
  condo_warrantability: { when: 'property_type', is: ['Condo'] },
  purchase_price: forPurchase,
  down_payment: forPurchase,
  funds_source: forPurchase,
  current_loan_balance: forRefinance,
  current_rate: forRefinance,
  current_loan_type: forRefinance,
  current_monthly_payment_piti: forRefinance,
  has_mi: forRefinance,
  cash_out: forRefinance,
  cash_out_amount: { when: 'cash_out', is: [true] },
  co_borrower_details: { when: 'co_borrower', is: [true] },
  recent_derogatory_year: { when: 'recent_derogatory', is: ['bankruptcy', 'foreclosure', 'short-sale'] },
  lo_assigned_id: { when: 'working_with_lo', is: [true] },
};

type Answers = Partial<Record<FieldName, unknown>>;

/** Returns whether a question is asked, given the answers before it. */
export function isVisible(field: FieldName, answers: Answers): boolean {
  // Own entries only, because `constructor` and the like aren't questions.
  const reveal = Object.hasOwn(REVEALS, field) ? REVEALS[field] : undefined;
  if (!reveal) return true;
  // `includes` only accepts values of the list's type, and an answer may be anything.
  return (reveal.is as readonly unknown[]).includes(answers[reveal.when]) && isVisible(reveal.when, answers);
}

/** Returns the answers without those to hidden questions. */
export function dropHidden<T extends Answers>(answers: T): T {
  const shown = Object.entries(answers).filter(([field]) => isVisible(field as FieldName, answers));
  return Object.fromEntries(shown) as T;
}
