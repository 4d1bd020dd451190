import { type NumberNotation, readTypedNumber } from '../../number/typedNumber.ts';
import type { TemplateField, TemplateVersion } from '../../template/template.ts';
import { isEmail } from '../../text/isEmail.ts';
import { requiredPhone } from '../../text/lines.ts';
import { isBlank } from '../texts/plainText.ts';
import { boundValue, type SomeParties } from './bindings.ts';
import { calendarDay, toNumberUnit } from './formatField.ts';
import { isWebAddress } from './isWebAddress.ts';

/** Who gives a field its value, when it is not the officer. */
export type FieldSource = 'template' | 'profile' | 'company' | 'branch' | 'realtor';

const SOURCES = { officer: 'profile', company: 'company', branch: 'branch', realtor: 'realtor' } as const;

/** Returns where a field's own beginning comes from: its binding, else the template's default; undefined where it has none. */
export function fieldSource(
  { key, binding }: Pick<TemplateField, 'key' | 'binding'>,
  version: Pick<TemplateVersion, 'default_data'>,
  parties: SomeParties,
): FieldSource | undefined {
  // A binding begins with its party.
  const party = binding && SOURCES[binding.split('.')[0] as keyof typeof SOURCES];
  if (binding && boundValue(binding, parties) !== '') return party;
  if (!isBlank(version.default_data[key])) return 'template';
  return party;
}

const NUMBERS = {
  usd: { unit: 'dollars', decimals: 2 },
  percent: { unit: 'percent', decimals: 3 },
  plain: { unit: 'plain', decimals: 3 },
} as const satisfies Record<string, NumberNotation>;

/** Returns how the number of a field is typed. */
export const fieldNotation = (field: Pick<TemplateField, 'key' | 'unit'>): NumberNotation =>
  NUMBERS[toNumberUnit(field)];

/** From here on a number no longer keeps every digit. */
const LARGEST = 1e15;

/** Returns why a number can't be printed as it was typed; undefined when it can. */
export const numberProblem = (value: number): string | undefined =>
  Math.abs(value) < LARGEST ? undefined : 'Enter fewer digits';

/** Returns what is wrong with the form of a value, in words with what to do; undefined for a good or an empty one. */
export function findValueProblem(
  field: Pick<TemplateField, 'key' | 'type' | 'unit'>,
  value: unknown,
): string | undefined {
  if (isBlank(value)) return undefined;
  const { type } = field;
  const text = typeof value === 'string' ? value.trim() : '';
  switch (type) {
    case 'email':
      return isEmail(text) ? undefined : 'Enter an email address such as name@example.com';
    case 'url':
      return isWebAddress(text) ? undefined : 'Enter a web address such as www.example.com/event';
    case 'date':
      return calendarDay(text) ? undefined : 'Choose a date';
    case 'number': {
      if (typeof value === 'number') return numberProblem(value);
      const read = readTypedNumber(text, fieldNotation(field));
      return read.kind === 'unclear' ? read.message : undefined;
    }
    case 'phone':
      return requiredPhone.safeParse(text).error?.issues[0]?.message;
    default:
      return undefined;
  }
}
