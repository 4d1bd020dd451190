import { type NumberNotation, readTypedNumber } from '../../number/typedNumber.ts';
import type { TemplateField, TemplateVersion } from '../../template/template.ts';
import { isEmail } from '../../text/isEmail.ts';
import { requiredPhone } from '../../text/lines.ts';
import { isBlank } from '../texts/plainText.ts';
import { boundValue, type SomeParties } from './bindings.ts';
import { calendarDay, toNumberUnit } from './formatField.ts';
import { isWebAddress } from './isWebAddress.ts';

/** Where a field gets its value, if not from the officer. */
export type FieldSource = 'template' | 'profile' | 'company' | 'branch' | 'realtor';

const SOURCES = { officer: 'profile', company: 'company', branch: 'branch', realtor: 'realtor' } as const;

/** Returns the source of a field's initial value: its binding, otherwise the template's default; undefined if it has none. */
export function fieldSource(
  { key, binding }: Pick<TemplateField, 'key' | 'binding'>,
  version: Pick<TemplateVersion, 'default_data'>,
  parties: SomeParties,
): FieldSource | undefined {
  // A binding starts with the name of its party.
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

/** Returns the input notation of a number field. */
export const fieldNotation = (field: Pick<TemplateField, 'key' | 'unit'>): NumberNotation =>
  NUMBERS[toNumberUnit(field)];

/** Numbers of this size and above lose digits. */
const LARGEST = 1e15;

/** Returns why a number can't be printed as typed; undefined if it can. */
export const numberProblem = (value: number): string | undefined =>
  Math.abs(value) < LARGEST ? undefined : 'Enter fewer digits';

/** Returns the problem of a value's format, with what to do about it; undefined for a valid or an empty value. */
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
