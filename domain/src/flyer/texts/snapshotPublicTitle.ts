import type { Template } from '../../template/template.ts';
import { cutText } from '../../text/cutText.ts';
import { FLYER_LIMITS } from '../record/flyerLimits.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { readableLine } from './readableLine.ts';

/** Fields that the designs print as the largest line of the page. */
const HEADLINE_KEYS = ['headline', 'program_name'] as const;

export const CATEGORY_TITLES: Record<Template['category'], string> = {
  flyer: 'Flyer',
  rate_sheet: 'Rate sheet',
  letter: 'Letter',
  event: 'Event invitation',
  other: 'Flyer',
};

/** Returns a value as one readable line within the limit of a public title; '' if nothing is readable. */
export function toTitle(value: unknown): string {
  const line = readableLine(value);
  if (line.length <= FLYER_LIMITS.public_title) return line;
  const words = cutText(line, FLYER_LIMITS.public_title - 1).replace(/\s+\S*$/, '');
  return `${words}…`;
}

/** Returns the first headline in the values, on one line; '' if there is none. */
export const printedHeadline = (data: Readonly<Record<string, unknown>>): string =>
  HEADLINE_KEYS.map((key) => toTitle(data[key])).find((line) => line !== '') ?? '';

/** Returns the public title of a submitted flyer; one submitted before public titles existed gets its headline. */
export function snapshotPublicTitle({ public_title, data, category, parties }: FlyerSnapshot): string {
  return (
    toTitle(public_title) ||
    printedHeadline(data) ||
    toTitle(`${CATEGORY_TITLES[category]} from ${parties.officer.name}`)
  );
}
