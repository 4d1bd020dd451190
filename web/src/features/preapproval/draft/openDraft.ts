import { applicationShape } from '@brokerage/domain/preapproval/form/application';
import { downAt } from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { visitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { loadNamedOfficer, saveNamedOfficer } from '../officer/namedOfficer.ts';
import { type ApplicationDraft, canSaveDrafts, loadDraft, newDraft, saveDraft } from './draft.ts';
import type { FormValues } from './formValues.ts';

export type Purpose = NonNullable<FormValues['purpose']>;

/** A draft as the page opens it. */
export interface OpenedDraft extends ApplicationDraft {
  /** The unvalidated `?lo=`, or an officer named earlier in this tab; chosen once the list of officers confirms that the officer exists. */
  requestedOfficer?: string;
  /** From `?purpose=`, if the saved draft has another one: the applicant decides which to continue. */
  otherPurpose?: Purpose;
  /** Amounts in a new draft that came from other pages or from the link. */
  carried?: FormValues;
  /** From `performance.now()`, which can't be set back. */
  openedAt: number;
  /** The values include text typed before hydration, which isn't saved yet. */
  hasEarlyAnswers?: boolean;
  /** False if the browser blocks storage. */
  canSave: boolean;
}

/** Fields that the site's calculators prefill, by URL parameter. */
const CALCULATOR_PARAMS = {
  price: ['purchase_price', 'est_value_or_price'],
  down: ['down_payment'],
  balance: ['current_loan_balance'],
  rate: ['current_rate'],
} as const;

/** Returns the visitor's amounts from other pages by URL parameter, limited to what the purpose asks for if it's known. */
function ownAmounts(purpose: Purpose | undefined): Map<string, string> {
  const numbers = visitorNumbers();
  const { price } = numbers;
  const amounts = {
    ...((purpose ?? 'Purchase') === 'Purchase' && { price, down: downAt(numbers, price) }),
    ...((purpose ?? 'Refinance') === 'Refinance' && { balance: numbers.balance, rate: numbers.currentRate }),
  };
  return new Map(
    Object.entries(amounts).flatMap(([name, amount]) => (amount === undefined ? [] : [[name, `${amount}`]])),
  );
}

/** Returns the amounts in the URL, or else the visitor's earlier ones. Ignores those that the questions wouldn't accept. */
function calculatorAmounts(search: URLSearchParams): FormValues {
  const isCarried = Object.keys(CALCULATOR_PARAMS).some((name) => search.has(name));
  const purpose = requestedPurpose(search);
  const given = isCarried ? search : ownAmounts(purpose);
  const found = Object.entries(CALCULATOR_PARAMS).flatMap(([name, fields]) => {
    const text = given.get(name);
    if (!text || !/^\d{1,12}(\.\d{1,3})?$/.test(text)) return [];
    return (
      fields
        // The price of a home to buy says nothing about the value of a home to refinance.
        .filter((field) => isCarried || purpose || field !== 'est_value_or_price')
        .filter((field) => applicationShape[field].safeParse(Number(text)).success)
        .map((field) => [field, Number(text)])
    );
  });
  return Object.fromEntries(found) as FormValues;
}

const requestedPurpose = (search: URLSearchParams) =>
  applicationShape.purpose.safeParse(search.get('purpose')).data;

/** Fields about the applicant and their loan officer, not about the loan. */
const CONTACT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'mobile',
  'best_contact_time',
  'working_with_lo',
  'lo_assigned_id',
] as const;

/**
 * Replaces the saved draft with a new one for the URL's purpose. Copies contact information and the loan officer, but not consents or
 * answers about the earlier loan.
 */
export function replaceDraft(saved: ApplicationDraft, search: URLSearchParams, now: Date): OpenedDraft {
  const contact = Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, saved.values[field]]),
  ) as FormValues;
  const draft = newDraft(now);
  const carried = calculatorAmounts(search);
  const values = {
    ...draft.values,
    ...contact,
    ...carried,
    purpose: requestedPurpose(search),
  };
  saveDraft({ ...draft, values }, now);
  const { savedAt: _, ...opened } = openDraft(search, now);
  return { ...opened, carried };
}

/** Returns the saved draft or a new one, with the URL's parameters applied: `?purpose=`, `?lo=`, and amounts (new drafts only). */
export function openDraft(search: URLSearchParams, now: Date): OpenedDraft {
  const saved = loadDraft(now);
  const draft = saved ?? newDraft(now);
  // Keep earlier answers: they may be about another home.
  const carried: FormValues = saved ? {} : calculatorAmounts(search);
  const values = { ...draft.values, ...carried };
  const purpose = requestedPurpose(search);
  if (purpose) values.purpose ??= purpose;
  const named = search.get('lo');
  if (named) saveNamedOfficer(named);
  const officer = named ?? loadNamedOfficer();
  const opened: OpenedDraft = {
    ...draft,
    values,
    carried,
    openedAt: performance.now(),
    canSave: canSaveDrafts(),
  };
  if (purpose && values.purpose !== purpose) opened.otherPurpose = purpose;
  if (officer && !values.lo_assigned_id) {
    values.working_with_lo = true;
    opened.requestedOfficer = officer;
  }
  return opened;
}
