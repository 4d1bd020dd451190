import { applicationShape } from '@brokerage/domain/preapproval/application';
import { canKeepDrafts, type Draft, loadDraft, newDraft } from './draft.ts';
import type { FormValues } from './formValues.ts';

/** A draft as the page begins with it. */
export interface OpenedDraft extends Draft {
  /** From `?lo=`, whatever it says: chosen as soon as the list of officers shows that it exists. */
  requestedOfficer?: string;
  /** On the clock of `performance.now()`, which nobody sets back. */
  openedAt: number;
  /** False: the browser refuses to keep answers. */
  isKept: boolean;
}

/** Amounts that a calculator of the site hands over, by their name in the address. */
const CARRIED = {
  price: ['purchase_price', 'est_value_or_price'],
  down: ['down_payment'],
  balance: ['current_loan_balance'],
  rate: ['current_rate'],
} as const;

/** The amounts in the address that the questions would take; the others are left out. */
function carriedAmounts(search: URLSearchParams): FormValues {
  const found = Object.entries(CARRIED).flatMap(([name, fields]) => {
    const text = search.get(name);
    if (!text || !/^\d{1,12}(\.\d{1,3})?$/.test(text)) return [];
    return fields
      .filter((field) => applicationShape[field].safeParse(Number(text)).success)
      .map((field) => [field, Number(text)]);
  });
  return Object.fromEntries(found) as FormValues;
}

/** The draft to go on with, or a new one, with what the address asks for: `?purpose=`, `?lo=`, amounts only for a new one. */
export function openDraft(search: URLSearchParams, now: Date): OpenedDraft {
  const kept = loadDraft(now);
  const draft = kept ?? newDraft(now);
  // What someone answered before stands: it may be about another home.
  const values = kept ? { ...kept.values } : { ...draft.values, ...carriedAmounts(search) };
  const purpose = applicationShape.purpose.safeParse(search.get('purpose'));
  if (purpose.success) values.purpose ??= purpose.data;
  const officer = search.get('lo');
  const opened: OpenedDraft = { ...draft, values, openedAt: performance.now(), isKept: canKeepDrafts() };
  if (officer && !values.lo_assigned_id) {
    values.working_with_lo = true;
    opened.requestedOfficer = officer;
  }
  return opened;
}
