import { type CompanySettings, companySettingsSchema } from '@brokerage/domain/company/companySettings';
import { COMPANY_FIELDS, type CompanyField } from '../../lib/format/companyFields.ts';
import { firstMessages } from '../../ui/forms/firstMessages.ts';

const FIELDS = Object.keys(COMPANY_FIELDS) as CompanyField[];

/** What is typed, and what it was typed over. */
export interface CompanyForm {
  values: CompanySettings;
  /** As it is stored, as far as this page knows. */
  stored: CompanySettings;
  /** Fields that were changed here, and by somebody else meanwhile. */
  conflicts: readonly CompanyField[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const isSameCompany = (one: CompanySettings, other: CompanySettings) =>
  FIELDS.every((field) => isSame(one[field], other[field]));

export const openForm = (stored: CompanySettings): CompanyForm => ({ values: stored, stored, conflicts: [] });

export const isChanged = ({ values, stored }: CompanyForm) => !isSameCompany(values, stored);

export function typed(form: CompanyForm, change: Partial<CompanySettings>): CompanyForm {
  return { ...form, values: { ...form.values, ...change } };
}

/** Takes somebody else's version of a field. */
export function takeTheirs(form: CompanyForm, field: CompanyField): CompanyForm {
  return {
    ...typed(form, { [field]: form.stored[field] }),
    conflicts: form.conflicts.filter((one) => one !== field),
  };
}

/**
 * The record was changed while the form was open: what was not touched here follows it, what was typed stays, and where
 * both did something else it is a conflict.
 */
export function follow({ values, stored, conflicts }: CompanyForm, now: CompanySettings): CompanyForm {
  const isTouched = (field: CompanyField) => !isSame(values[field], stored[field]);
  const isOpen = (field: CompanyField) =>
    isTouched(field) &&
    !isSame(values[field], now[field]) &&
    (conflicts.includes(field) || !isSame(stored[field], now[field]));
  const kept: Partial<CompanySettings> = Object.fromEntries(
    FIELDS.filter(isTouched).map((field) => [field, values[field]]),
  );
  return { values: { ...now, ...kept }, stored: now, conflicts: FIELDS.filter(isOpen) };
}

/** What is wrong, by the path of the field; `licence_lines.0` is the first line. */
export function companyErrors(values: CompanySettings): Record<string, string> {
  return firstMessages(companySettingsSchema.safeParse(values).error?.issues ?? []);
}
