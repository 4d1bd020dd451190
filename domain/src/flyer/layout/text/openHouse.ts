import type { FilledField } from '../page/fields.ts';
import type { Content } from '../page/page.ts';

/** The occasion for day and hour if the headline doesn't name it. */
export const OPEN_HOUSE = 'Open house';

/** Returns whether day or hour is for an open house that the headline doesn't name. */
export const lacksOpenHouseLabel = (
  headline: FilledField | undefined,
  ...when: readonly (FilledField | undefined)[]
): boolean =>
  when.some((one) => one?.field.key.startsWith('open_house')) &&
  !/\bopen house\b/i.test(headline?.text ?? '');

/** Returns the occasion followed by day and hour on one line: "Open house: Sunday, Dec 6 · Noon to 3 PM". */
export function toNamedWhen(when: Content, what: Content | undefined): Content {
  const [first, ...others] = when.paragraphs;
  const [name] = what?.paragraphs ?? [];
  if (!first || !name) return when;
  return {
    ...when,
    paragraphs: [{ ...first, spans: [...name.spans, { text: ': ' }, ...first.spans] }, ...others],
  };
}
