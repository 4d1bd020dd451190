import type { Content } from '../../../page/page.ts';
import { toPlainText } from '../../../text/toPlainText.ts';

/** Returns the two parts of a date with hours: "Sunday, Nov 8 · 1-4 PM". `hours` is undefined if there is only one part. */
export function toDayAndHours(when: Content): { day: string; hours: string | undefined } {
  const [day = '', hours] = toPlainText(when).split(' \u00b7 ');
  return { day, hours };
}
