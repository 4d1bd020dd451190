import { applicationShape } from '@brokerage/domain/preapproval/form/application';
import { downAt } from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { visitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { loadNamedOfficer, saveNamedOfficer } from '../officer/namedOfficer.ts';
import { type ApplicationDraft, canSaveDrafts, loadDraft, newDraft, saveDraft } from './draft.ts';
import type { FormValues } from './formValues.ts';

export type Purpose = NonNullable<FormValues['purpose']>;

/** A draft as the page begins with it. */
export interface OpenedDraft extends ApplicationDraft {
  /** From `?lo=`, whatever it says, or named earlier in this tab: chosen as soon as the list of officers shows that it exists. */
  requestedOfficer?: string;
  /** From `?purpose=`, when the saved draft is for another one: the applicant decides which application this is. */
  otherPurpose?: Purpose;
  /** Amounts of a new draft that were entered on other pages or that the link carries. */
  carried?: FormValues;
  /** On the clock of `performance.now()`, which can't be set back. */
  openedAt: number;
  /** Its values hold what was typed before the page answered, which is not saved yet. */
  hasEarlyAnswers?: boolean;
  /** False: the browser refuses to store answers. */
  canSave: boolean;
}

/** Fields that the site's calculators prefill, by URL parameter. */
const CALCULATOR_PARAMS = {
  price: ['purchase_price', 'est_value_or_price'],
  down: ['down_payment'],
  balance: ['current_loan_balance'],
  rate: ['current_rate'],
} as const;

/** Returns the amounts that the visitor entered on other pages and that the purpose, as far as it is known, asks for, by URL parameter. */
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

/** Returns the amounts in the URL, or else those that the visitor entered before, that the questions would accept; ignores the others. */
function calculatorAmounts(search: URLSearchParams): FormValues {
  const isCarried = Object.keys(CALCULATOR_PARAMS).some((name) => search.has(name));
  const purpose = requestedPurpose(search);
  const given = isCarried ? search : ownAmounts(purpose);
  const found = Object.entries(CALCULATOR_PARAMS).flatMap(([name, fields]) => {
    const text = given.get(name);
    if (!text || !/^\d{1,12}(\.\d{1,3})?$/.test(text)) return [];
    return (
      fields
        // The price of a home to buy says nothing of what one to refinance is worth.
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
 * Replaces the saved draft with a new one for what the URL asks for. Contact information and loan officer are copied; consents and
 * answers about the earlier loan are not.
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

/** Returns the draft to go on with, or a new one, with what the address asks for: `?purpose=`, `?lo=`, amounts only for a new one. */
export function openDraft(search: URLSearchParams, now: Date): OpenedDraft {
  const saved = loadDraft(now);
  const draft = saved ?? newDraft(now);
  // What someone answered before stands: it may be about another home.
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
