import type { FilledField } from '../page/fields.ts';
import type { Content } from '../page/page.ts';

/** What day and hour are for, where the headline leaves it open. */
export const OPEN_HOUSE = 'Open house';

/** Returns whether day or hour is of an open house that the headline doesn't name. */
export const isOpenHouseUnsaid = (
  headline: FilledField | undefined,
  ...when: readonly (FilledField | undefined)[]
): boolean =>
  when.some((one) => one?.field.key.startsWith('open_house')) &&
  !/\bopen house\b/i.test(headline?.text ?? '');

/** Returns day and hour after what they are for, on one line: "Open house: Sunday, Dec 6 · Noon to 3 PM". */
export function toNamedWhen(when: Content, what: Content | undefined): Content {
  const [first, ...others] = when.paragraphs;
  const [name] = what?.paragraphs ?? [];
  if (!first || !name) return when;
  return {
    ...when,
    paragraphs: [{ ...first, spans: [...name.spans, { text: ': ' }, ...first.spans] }, ...others],
  };
}
