import { applicationShape } from '@brokerage/domain/preapproval/application';
import { keepNamedOfficer, loadNamedOfficer } from '../officer/namedOfficer.ts';
import { canKeepDrafts, type Draft, loadDraft, newDraft, saveDraft } from './draft.ts';
import type { FormValues } from './formValues.ts';

export type Purpose = NonNullable<FormValues['purpose']>;

/** A draft as the page begins with it. */
export interface OpenedDraft extends Draft {
  /** From `?lo=`, whatever it says, or named earlier in this tab: chosen as soon as the list of officers shows that it exists. */
  requestedOfficer?: string;
  /** From `?purpose=`, when the kept draft is for another one: the applicant decides which application this is. */
  otherPurpose?: Purpose;
  /** On the clock of `performance.now()`, which nobody sets back. */
  openedAt: number;
  /** Its values hold what was typed before the page answered, which is not saved yet. */
  hasEarlyAnswers?: boolean;
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

const requestedPurpose = (search: URLSearchParams) =>
  applicationShape.purpose.safeParse(search.get('purpose')).data;

/** What describes the applicant and not the loan, and whom they work with. */
const KEPT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'mobile',
  'best_contact_time',
  'working_with_lo',
  'lo_assigned_id',
] as const;

/**
 * Replaces the kept draft by a new one for what the address asks for. Contact information and loan officer go along, the consents and
 * the answers about the earlier loan do not.
 */
export function replaceDraft(kept: Draft, search: URLSearchParams, now: Date): OpenedDraft {
  const contact = Object.fromEntries(KEPT_FIELDS.map((field) => [field, kept.values[field]])) as FormValues;
  const draft = newDraft(now);
  const values = {
    ...draft.values,
    ...contact,
    ...carriedAmounts(search),
    purpose: requestedPurpose(search),
  };
  saveDraft({ ...draft, values }, now);
  const { savedAt: _, ...opened } = openDraft(search, now);
  return opened;
}

/** The draft to go on with, or a new one, with what the address asks for: `?purpose=`, `?lo=`, amounts only for a new one. */
export function openDraft(search: URLSearchParams, now: Date): OpenedDraft {
  const kept = loadDraft(now);
  const draft = kept ?? newDraft(now);
  // What someone answered before stands: it may be about another home.
  const values = kept ? { ...kept.values } : { ...draft.values, ...carriedAmounts(search) };
  const purpose = requestedPurpose(search);
  if (purpose) values.purpose ??= purpose;
  const named = search.get('lo');
  if (named) keepNamedOfficer(named);
  const officer = named ?? loadNamedOfficer();
  const opened: OpenedDraft = { ...draft, values, openedAt: performance.now(), isKept: canKeepDrafts() };
  if (purpose && values.purpose !== purpose) opened.otherPurpose = purpose;
  if (officer && !values.lo_assigned_id) {
    values.working_with_lo = true;
    opened.requestedOfficer = officer;
  }
  return opened;
}
