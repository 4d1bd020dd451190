import type { FlyerParties } from '../flyerParties.ts';
import { formatField } from '../formatField.ts';
import { effectiveData } from '../missingFields.ts';
import { isBlank, plainText } from '../plainText.ts';
import type { Template, TemplateField, TemplateVersion } from '../template.ts';
import type { CheckSource } from './checkSources.ts';
import { type FoldedText, foldText } from './foldText.ts';

export interface CheckInput {
  category: Template['category'];
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields'>;
  data: Readonly<Record<string, unknown>>;
  officer: Pick<FlyerParties['officer'], 'name' | 'nmls'> & Partial<FlyerParties['officer']>;
  company: Pick<FlyerParties['company'], 'name' | 'nmls'> & Partial<FlyerParties['company']>;
  branch?: FlyerParties['branch'];
  realtor?: FlyerParties['realtor'];
  /** The day of the check in the tenant's zone, yyyy-mm-dd. */
  today: string;
}

export type Severity = 'block' | 'warn';

/** What a rule found. */
export interface Hit {
  field: string;
  excerpt: string;
  /** Where they differ from the rule's own. */
  severity?: Severity;
  message?: string;
}

export interface CheckRule {
  id: string;
  severity: Severity;
  source: CheckSource;
  /** In plain words: what is wrong and what to do. */
  message: string;
  find(advert: Advert): Iterable<Hit>;
}

export interface AdvertField {
  key: string;
  label: string;
  type: TemplateField['type'];
  /** As stored. */
  value: unknown;
  folded: FoldedText;
  text: string;
  /** Drawn large. */
  isDisplay: boolean;
  isSmallPrint: boolean;
}

/** A flyer as the rules read it: its filled fields, each with the words that will be printed. */
export interface Advert extends Omit<CheckInput, 'version' | 'data'> {
  fields: readonly AdvertField[];
  /** All fields, a line or more each: for what may stand anywhere on the page. */
  text: string;
}

const DISPLAY = /(^|_)(headline|title|subhead|tagline|slogan|intro|call_to_action|program_name)(_|$)/;
const SMALL_PRINT = /(^|_)(disclosure|disclaimer|assumptions|fine_print|footnote|legal)(_|$)/;
/** Of all fields together, in characters. */
const LONGEST = 60_000;

export function readAdvert({ version, data, ...rest }: CheckInput): Advert {
  const values = effectiveData(version, data, rest);
  let left = LONGEST;
  const fields = version.handlebars_schema.fields
    .filter(({ key, type }) => type !== 'image' && !isBlank(values[key]))
    .map((field) => {
      const words = printed(field, values[field.key]).slice(0, Math.max(0, left));
      left -= words.length;
      return advertField(field, values[field.key], words);
    });
  if (rest.officer.title) {
    const field = { key: 'officer.title', label: 'Officer’s title', type: 'string' as const };
    fields.push(advertField(field, rest.officer.title, rest.officer.title.slice(0, 500)));
  }
  return { ...rest, fields, text: fields.map(({ text }) => text).join('\n') };
}

function advertField(
  { key, label, type }: Pick<TemplateField, 'key' | 'label' | 'type'>,
  value: unknown,
  words: string,
): AdvertField {
  const folded = foldText(words);
  return {
    ...{ key, label, type, value, folded, text: folded.text },
    isDisplay: DISPLAY.test(key),
    isSmallPrint: SMALL_PRINT.test(key),
  };
}

/** Short facts are printed with their label, and mean nothing without it. */
function printed(field: TemplateField, value: unknown): string {
  const isNumber = field.type === 'number' && (typeof value === 'number' || typeof value === 'string');
  const words = isNumber ? formatField(field, value) : plainText(value);
  const isFact = isNumber || (field.type === 'string' && words.length <= 40 && /\d/.test(words));
  return isFact && !DISPLAY.test(field.key) ? `${field.label}: ${words}` : words;
}

/** At most three hits of a pattern in a field: more say nothing new. */
export function* matches(
  { key, text, folded }: AdvertField,
  pattern: RegExp,
  unless: (match: RegExpExecArray) => boolean = () => false,
): Generator<Hit & { match: RegExpExecArray }> {
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    if (unless(match)) continue;
    yield { field: key, excerpt: folded.excerpt(match.index, match.index + match[0].length), match };
    if (++count === 3) return;
  }
}

// Only close before, with nothing but words between: "No hassle, guaranteed approval" denies nothing.
const NEGATION =
  /\b(?:(?:not(?! only)|never|nor|cannot|without|neither|\w{2,7}n't)(?:\s[a-z'-]{1,14}){0,5}|no(?: (?:such thing as|promise of|claim to be))?)\s$/;

/** Whether what begins at a place is denied: "not guaranteed", "no guarantee of approval". */
export const isDenied = (text: string, index: number): boolean =>
  NEGATION.test(text.slice(Math.max(0, index - 80), index));

/** The pattern with every blank of it also matching a line's end: a phrase may run over two lines. */
export const acrossLines = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(' ', '\\s'), pattern.flags);

/** The sentence around a place, at most 160 characters to each side. */
export function sentenceAt(text: string, index: number): string {
  const before =
    text
      .slice(Math.max(0, index - 160), index)
      .split(/[.!?](?=\s)|\n/)
      .at(-1) ?? '';
  const after = text.slice(index, index + 160).split(/[.!?](?=\s|$)|\n/)[0] ?? '';
  return before + after;
}
