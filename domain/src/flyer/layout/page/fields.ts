import { formatUsPhone } from '../../../phone/formatUsPhone.ts';
import type { TemplateField } from '../../../template/template.ts';
import { type CalendarDay, calendarDay, formatField, isEmptyValue } from '../../fields/formatField.ts';
import { parseRichText } from '../../texts/richText.ts';
import { designFeatures } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';
import { isSameText } from '../text/withoutRepeats.ts';
import { type Content, toTextContent } from './page.ts';

/** A field with a value. */
export interface FilledField {
  field: TemplateField;
  value: unknown;
  /** The formatted value as plain text. */
  text: string;
  content: Content;
}

/**
 * A flyer's filled fields. A design takes those it has a place for, by key or, if any key will do, by type. The rest is drawn as facts, so
 * that no input is lost.
 */
export interface Fields {
  take(...keys: readonly string[]): FilledField | undefined;
  /** Takes the first field with one of the keys, or else the first of the type that isn't taken yet. */
  takeOf(type: TemplateField['type'], ...keys: readonly string[]): FilledField | undefined;
  /** Takes all fields of a type that aren't taken yet, in the template's order. */
  takeAll(...types: readonly TemplateField['type'][]): FilledField[];
  /** Takes all fields whose key matches. */
  takeMatching(pattern: RegExp): FilledField[];
}

/** Returns a flyer's filled fields for a design to take. From the second generation on, a field doesn't repeat what another one says. */
export function createFields(input: FlyerInput): Fields {
  const { fields, data } = input;
  const all = fields
    .filter((field) => !isEmptyValue(field, data[field.key]))
    .map((field) => filled(field, data[field.key]));
  const shown = !designFeatures(input).skipsRepeatedSentences
    ? all
    : all.filter((one, index) => !isSaid(one, all.slice(0, index)));
  const left = new Map(shown.map((one) => [one.field.key, one]));
  const remove = (found: FilledField | undefined) => {
    if (found) left.delete(found.field.key);
    return found;
  };
  const byKey = (keys: readonly string[]) => left.get(keys.find((key) => left.has(key)) ?? '');
  const takeEach = (test: (field: TemplateField) => boolean) =>
    [...left.values()].filter(({ field }) => test(field)).map((found) => remove(found) ?? found);
  return {
    take: (...keys) => remove(byKey(keys)),
    takeOf: (type, ...keys) =>
      remove(byKey(keys) ?? [...left.values()].find(({ field }) => field.type === type)),
    takeAll: (...types) =>
      takeEach(({ type }) => types.includes(type)).filter(
        (one) => !designFeatures(input).skipsRepeatedFacts || !isOnCard(one, input),
      ),
    takeMatching: (pattern) => takeEach(({ key }) => pattern.test(key)),
  };
}

/** Returns whether a fact is filled from a profile and is already on that person's card. */
function isOnCard({ field, text }: FilledField, { officer, realtor }: FlyerInput): boolean {
  const [party, key] = field.binding?.split('.') ?? [];
  if (key === 'nmls') return false;
  const person = party === 'officer' ? officer : party === 'realtor' ? realtor : undefined;
  const personValue = Object.entries<string | undefined>({ ...person }).find(([name]) => name === key)?.[1];
  return personValue !== undefined && (text === personValue || text === formatUsPhone(personValue));
}

/** In characters. A short figure may appear twice, but a repeated sentence is redundant. */
const SENTENCE_LENGTH = 15;

/** Returns whether an earlier field has the same sentence. */
const isSaid = ({ field, text }: FilledField, before: readonly FilledField[]): boolean =>
  field.type === 'string' &&
  text.length >= SENTENCE_LENGTH &&
  before.some((one) => one.field.type === 'string' && isSameText(one.text, text));

function filled(field: TemplateField, value: unknown): FilledField {
  const text = formatField(field, value);
  const rich = field.type === 'rich_text' ? parseRichText(value) : undefined;
  // A plain field is a single line, even if several were pasted into it.
  const content = rich
    ? { paragraphs: rich.paragraphs, field: field.key }
    : toTextContent(text.replace(/\s+/g, ' '), field.key);
  return { field, value, text, content };
}

/** Returns the day of a date field, for designs that draw it large. */
export const toCalendarDay = (date: FilledField | undefined): CalendarDay | undefined =>
  typeof date?.value === 'string' ? calendarDay(date.value) : undefined;

const PICTURE = /^(?:https?:\/\/|data:image\/(?:png|jpeg|webp);)/;

/** Returns whether a field's value is a URL that a picture can be loaded from. */
export const isPictureAddress = (src: string): boolean => PICTURE.test(src);
