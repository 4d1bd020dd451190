import { objectKeys } from '../../collections/records.ts';
import type { ExpiredLicense } from '../../license/flyerLicensing.ts';
import type { Template, TemplateField, TemplateVersion } from '../../template/template.ts';
import { BINDINGS, type Binding, boundValue } from '../fields/bindings.ts';
import { formatField } from '../fields/formatField.ts';
import { effectiveData } from '../fields/missingFields.ts';
import type { FlyerParties } from '../record/flyerParties.ts';
import { plainText, withoutPadding } from '../texts/plainText.ts';
import type { AdvertField } from './advertField.ts';
import type { CheckSource } from './checkSources.ts';
import { foldText } from './foldText.ts';
import { isNew, type Passage, toPassages } from './passages.ts';

export interface CheckInput {
  category: Template['category'];
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields'>;
  data: Readonly<Record<string, unknown>>;
  /** The title that outsiders see, `publicTitle`. */
  publicTitle?: string | undefined;
  officer: Pick<FlyerParties['officer'], 'name' | 'nmls'> & Partial<FlyerParties['officer']>;
  company: Pick<FlyerParties['company'], 'name' | 'nmls'> & Partial<FlyerParties['company']>;
  branch?: FlyerParties['branch'];
  realtor?: FlyerParties['realtor'];
  /** Holders whose licenses in the flyer's state have expired. */
  expiredLicenses?: readonly ExpiredLicense[];
  /** The day of the check in the tenant's time zone, yyyy-mm-dd. */
  today: string;
}

export type Severity = 'block' | 'warn';

/** What a rule found. */
export interface Hit {
  field: string;
  excerpt: string;
  /** Only if it differs from the rule's own. */
  severity?: Severity;
  message?: string;
  /** Set if something is missing. */
  isMissing?: true;
}

export interface CheckRule {
  /** Never changes and is never reused for another check, because findings are stored by it. */
  id: string;
  /** Increase it with every change of what the check finds: live flyers are then checked again. */
  version: number;
  severity: Severity;
  source: CheckSource;
  /** In plain words: what is wrong and what to do. */
  message: string;
  /** For a rule of some states' law, by two-letter state code: what the rule says about flyers that are only for other states. */
  limitedTo?: {
    states: readonly string[];
    elsewhere: { severity: Severity; message: string; source: CheckSource };
  };
  find(advert: Advert): Iterable<Hit>;
}

/** A flyer as the rules read it: its filled fields and its parties, each with the words that will be printed. */
export interface Advert extends Omit<CheckInput, 'version' | 'data'> {
  fields: readonly AdvertField[];
  /** The same fields without disguises, and across field borders. */
  passages: readonly Passage[];
  /** All fields of the form, one or more lines each: for wording that may appear anywhere on the page. */
  text: string;
}

const DISPLAY = /(^|_)(headline|title|subhead|tagline|slogan|intro|call_to_action|program_name)(_|$)/;
const SMALL_PRINT = /(^|_)(disclosure|disclaimer|assumptions|fine_print|footnote|legal)(_|$)/;
/** Maximum characters of a field, of a party's text, and of all fields together. */
const LONGEST = { field: 20_000, party: 2_000, all: 60_000 };
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const TEXTS = new Set<TemplateField['type']>(['string', 'rich_text', 'address']);
/** Numbers have their own rules, and no words. */
const NOT_READ = new Set<Binding>(['officer.nmls', 'company.nmls']);

/** Returns a flyer as the rules read it; cuts texts that are longer than a check may process. */
export function readAdvert({ version, data, ...rest }: CheckInput): Advert {
  const values = effectiveData(version, data, rest);
  let left = LONGEST.all;
  const ofForm = version.handlebars_schema.fields
    .filter(({ type }) => type !== 'image')
    .map((field) => ({ field, value: values[field.key], words: printed(field, values[field.key]) }))
    .filter(({ words }) => VISIBLE.test(words))
    .map(({ field, value, words }) => {
      const read = advertField(field, value, words, Math.min(LONGEST.field, left));
      left -= read.words.length;
      return read;
    });
  const fields = [...ofForm, ...partyFields(rest)];
  const texts = ofForm.filter(({ type }) => TEXTS.has(type));
  const text = ofForm.map((field) => field.text).join('\n');
  return { ...rest, fields, passages: toPassages(fields, texts), text };
}

/** Returns what the layout prints about the people and the company. */
function partyFields(parties: Omit<CheckInput, 'version' | 'data'>): AdvertField[] {
  const bound = objectKeys(BINDINGS)
    .filter((binding) => !NOT_READ.has(binding))
    .map((binding) => [binding, boundValue(binding, parties)] as const);
  const license = [
    ['branch.licenseNumber', parties.branch?.licenseNumber ?? ''],
    ['company.licenseLines', (parties.company.licenseLines ?? []).join('\n')],
  ] as const;
  return [...bound, ...license]
    .filter(([, words]) => VISIBLE.test(words))
    .map(([key, words]) =>
      advertField({ key, label: '', type: partyType(key) }, words, words, LONGEST.party),
    );
}

function partyType(key: string): TemplateField['type'] {
  const name = key.split('.')[1];
  return name === 'phone' || name === 'email' || name === 'address' ? name : 'string';
}

function advertField(
  field: Pick<TemplateField, 'key' | 'label' | 'type'>,
  value: unknown,
  typed: string,
  longest: number,
): AdvertField {
  const { key, label, type } = field;
  const all = withoutPadding(typed, longest);
  const words = all.slice(0, longest);
  const folded = foldText(isFact(field, words) ? `${label}: ${words}` : words);
  return {
    key,
    label,
    type,
    value,
    words,
    folded,
    text: folded.text,
    isCut: all.length > words.length,
    isDisplay: DISPLAY.test(key),
    isSmallPrint: SMALL_PRINT.test(key),
  };
}

/** Returns exactly the words that the layout prints; for a value of the wrong type, any readable text in it. */
const printed = (field: TemplateField, value: unknown): string =>
  formatField(field, value) || plainText(value);

/** Returns whether a field is a short fact, which is printed with its label and means nothing without it. */
function isFact({ key, label, type }: Pick<TemplateField, 'key' | 'label' | 'type'>, words: string): boolean {
  const isShort = type === 'string' && words.length <= 40 && /\d/.test(words);
  return label !== '' && (type === 'number' || isShort) && !DISPLAY.test(key);
}

/** At most three hits of a pattern per field, because more add nothing. */
export function* matches(
  passage: Passage,
  pattern: RegExp,
  unless: (match: RegExpExecArray) => boolean = () => false,
): Generator<Hit & { match: RegExpExecArray }> {
  const { key, keyAt, text, folded } = passage;
  let count = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (!isNew(passage, match.index, end) || unless(match)) continue;
    yield { field: keyAt?.(match.index) ?? key, excerpt: folded.excerpt(match.index, end), match };
    if (++count === 3) return;
  }
}

// Only closely before, with only words in between: "No hassle, guaranteed approval" denies nothing.
const NEGATION =
  /\b(?:(?:not(?! only)|never|nor|cannot|neither|\w{2,7}n't)(?:\s[a-z'-]{1,14}){0,5}|without(?: (?:a|any|the|being))?|no(?: (?:such thing as|promise of|claim to be))?)\s$/;
// "Why not get your ...", "don't miss our ...", "never worry about ..." promise what follows.
const RHETORICAL =
  /\b(?:why|how (?:can|could)|whether or)\s(?:not\b|\w{2,7}n't\b)|\b(?:not|never|cannot|n?or|\w{2,7}n't)\b[^.!?]{0,30}\b(?:miss|wait|delay|hesitate|worry|fret|forget|lose|skip|overlook|pass|settle|wonder|doubt|believe|beat|resist|ignore|look|fear|fail|without)\b/;

/** Returns whether the text at a position is denied: "not guaranteed", "no guarantee of approval". */
export function isNegated(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 80), index);
  const negation = NEGATION.exec(before);
  // Includes the two words before it: the "why" of "why not", the "could you" of "how could you not".
  return negation !== null && !RHETORICAL.test(before.slice(Math.max(0, negation.index - 14)));
}

/** Returns the pattern with every blank also matching a line break, because a phrase may continue on the next line. */
export const acrossLines = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(' ', '\\s'), pattern.flags);

/** Returns the sentence around a position, at most 160 characters to each side. */
export function sentenceAt(text: string, index: number): string {
  const before =
    text
      .slice(Math.max(0, index - 160), index)
      .split(/[.!?](?=\s)|\n/)
      .at(-1) ?? '';
  const after = text.slice(index, index + 160).split(/[.!?](?=\s|$)|\n/)[0] ?? '';
  return before + after;
}
