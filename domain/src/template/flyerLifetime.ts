import type { Template, TemplateVersion } from './template.ts';

/** Days after which the checks call the rates of a sheet old, and of a rate sheet whose version doesn't say. */
export const RATE_SHEET_DAYS = 7;

/** Returns whether flyers of the category always end: rates are wrong after some days. */
export const mustEnd = (category: Template['category']): boolean => category === 'rate_sheet';

/** Returns how many days flyers of a template’s version are valid; null: they don’t end. A rate sheet always does. */
export const toLifetimeDays = (
  { lifetime_days }: Pick<TemplateVersion, 'lifetime_days'>,
  category: Template['category'],
): number | null => lifetime_days ?? (mustEnd(category) ? RATE_SHEET_DAYS : null);
