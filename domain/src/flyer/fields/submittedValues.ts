import type { FieldIssue } from '../../errors/errorEntry.ts';
import type { TemplateField, TemplateVersion } from '../../template/template.ts';
import { isEmail } from '../../text/isEmail.ts';
import { requiredPhone } from '../../text/lines.ts';
import { isBlank } from '../texts/plainText.ts';
import { parseRichText } from '../texts/richText.ts';
import { numberProblem } from './fieldValue.ts';
import { calendarDay } from './formatField.ts';
import { isWebAddress } from './isWebAddress.ts';

/** Characters of a plain field; the layout's own limits are much smaller. */
const LONGEST = 5000;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST ? value : undefined;

/** Returns why a nonblank value doesn't fit the type; undefined if it does. */
function findProblem({ type }: Pick<TemplateField, 'type'>, value: unknown): string | undefined {
  switch (type) {
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'Please enter a number';
      return numberProblem(value);
    case 'rich_text':
      return parseRichText(value) ? undefined : 'This text contains characters that can’t be printed';
    case 'date':
      return calendarDay(text(value) ?? '') ? undefined : 'Please enter a date';
    case 'email':
      return isEmail(text(value)?.trim() ?? '') ? undefined : 'Invalid email address';
    case 'url':
      return isWebAddress(text(value) ?? '') ? undefined : 'Please enter a web address';
    case 'image':
      return text(value) === undefined ? 'Please upload a picture' : undefined;
    case 'phone':
      return requiredPhone.safeParse(value).error?.issues[0]?.message;
    case 'string':
    case 'address':
      return text(value) === undefined ? 'Please enter a shorter text' : undefined;
    default:
      return type satisfies never;
  }
}

// Keeps line breaks and tabs, because some fields have several lines.
const CONTROL = /[^\P{Cc}\n\r\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Removes control characters and direction marks, which could make a snapshot read differently than it is stored. */
function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(CONTROL, '');
  if (Array.isArray(value)) return value.map(withoutControls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutControls(part)]));
}

/**
 * Returns what a flyer's stored data says about the fields that its version has, each of the field's type; the rest is dropped. Clients
 * write the data, and the rules check only its size. Blank values become '', so that an emptied field doesn't fall back to its default.
 */
export function submittedValues(
  { handlebars_schema: { fields } }: Pick<TemplateVersion, 'handlebars_schema'>,
  stored: Readonly<Record<string, unknown>>,
): { data: Record<string, unknown>; issues: FieldIssue[] } {
  const data: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const field of fields) {
    if (!Object.hasOwn(stored, field.key)) continue;
    const value = withoutControls(stored[field.key]);
    const isNothing = value === null || (typeof value === 'string' && isBlank(value));
    const message = isNothing ? undefined : findProblem(field, value);
    if (message === undefined) data[field.key] = isNothing ? '' : value;
    else issues.push({ path: field.key, message });
  }
  return { data, issues };
}
