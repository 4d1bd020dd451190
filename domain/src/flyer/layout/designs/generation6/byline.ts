import type { FlyerRealtor } from '../../flyerInput.ts';
import type { Canvas } from '../../page/canvas.ts';
import type { Fields, FilledField } from '../../page/fields.ts';
import { type Content, type Page, type SetText, toTextContent } from '../../page/page.ts';
import { toPlainText } from '../../text/toPlainText.ts';
import type { TypeStyle } from '../../text/typeStyles.ts';

const SPEAKER: readonly string[] = ['speaker', 'taught_by', 'hosted_by', 'host'];
const LISTING_AGENT: readonly string[] = ['listing_agent', 'listed_with'];

/** Takes the teacher or host of an event. */
export const takeSpeaker = (fields: Fields): FilledField | undefined => fields.take(...SPEAKER);

/** Takes the listing agent of the home on the flyer, unless it is the co-branding realtor, whose card has the same information. */
export function takeListingAgent({
  fields,
  input,
}: Pick<Canvas, 'fields' | 'input'>): FilledField | undefined {
  const agent = fields.take(...LISTING_AGENT);
  return agent && input.realtor && isSameAgent(agent.text, input.realtor) ? undefined : agent;
}

/** Returns whether a text names the realtor and, if it names a brokerage, theirs: someone with the same name elsewhere is another agent. */
function isSameAgent(text: string, { name, brokerage }: FlyerRealtor): boolean {
  const [first = '', ...others] = text.split(',').map(toPlain);
  if (first === '' || first !== toPlain(name)) return false;
  const rest = others.filter((part) => /\p{L}/u.test(part)).join(', ');
  const known = toPlain(brokerage);
  return rest === '' || (known !== '' && (rest === known || rest.startsWith(`${known}, `)));
}

const toPlain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns whether a field names the listing agent. */
export const isListingAgent = ({ key }: Pick<FilledField['field'], 'key'>): boolean =>
  LISTING_AGENT.includes(key);

/** Returns whether a field names the teacher or host of an event. */
export const isSpeaker = ({ field }: FilledField): boolean => SPEAKER.includes(field.key);

/** Returns label and name as one line: "Taught by Maria Castellano". */
export function toByline({ field, text }: FilledField): Content {
  const label = field.label.trim();
  return toTextContent(/\b(?:by|with)$/i.test(label) ? `${label} ${text}` : `${label}: ${text}`, field.key);
}

/**
 * Sets the byline on one line. If it doesn't fit, the name starts the first of two lines, and the phone number moves to a third if it
 * would be broken.
 */
export function setByline(page: Page, fact: FilledField, style: TypeStyle, width: number): SetText {
  const byline = toByline(fact);
  const fixed = { ...style, min: style.size };
  const setLine = (text: string) =>
    page.setIfWhole(toTextContent(text, byline.field), fixed, width, { lines: 1 });
  const text = toPlainText(byline);
  const line = setLine(text);
  if (line) return line;
  const [name, rest] = splitAfter(text, text.indexOf(', '));
  const lines = rest && !setLine(rest) ? [name, ...splitAfter(rest, rest.lastIndexOf(', '))] : [name, rest];
  const paragraphs = lines
    .filter((one) => one !== '')
    .map((one) => ({ type: 'paragraph' as const, spans: [{ text: one }] }));
  return page.set({ ...byline, paragraphs }, { ...style, gap: 0 }, width, { lines: 3 });
}

/** Splits a text after the comma at that index. Returns the whole text first if there is no comma. */
const splitAfter = (text: string, comma: number): [string, string] =>
  comma < 0 ? [text, ''] : [text.slice(0, comma + 1), text.slice(comma + 2)];
