import type { Template } from '../../template/template.ts';
import { calendarDay } from '../fields/formatField.ts';
import { FLYER_LIMITS } from '../flyerLimits.ts';
import type { FlyerSnapshot, SnapshotSummary } from '../flyerSnapshot.ts';
import { readableLine } from './readableLine.ts';

/** Fields that the designs print as the largest line of the page. */
const HEADLINE_KEYS = ['headline', 'program_name'] as const;

const CATEGORY_TITLES: Record<Template['category'], string> = {
  flyer: 'Flyer',
  rate_sheet: 'Rate sheet',
  letter: 'Letter',
  event: 'Event invitation',
  other: 'Flyer',
};

/** Returns a value as one readable line within the limit of a public title; '' when nothing can be read. */
function toTitle(value: unknown): string {
  const line = readableLine(value);
  if (line.length <= FLYER_LIMITS.public_title) return line;
  const words = line.slice(0, FLYER_LIMITS.public_title - 1).replace(/\s+\S*$/, '');
  return `${words.toWellFormed()}…`;
}

const printedHeadline = (data: Readonly<Record<string, unknown>>): string =>
  HEADLINE_KEYS.map((key) => toTitle(data[key])).find((line) => line !== '') ?? '';

/** Returns `Open house at 230 Elm Street` for a flyer that prints the day and the address of one, else ''. */
function openHouseTitle({ open_house_date, property_address }: Readonly<Record<string, unknown>>): string {
  const [street = ''] = readableLine(property_address).split(',');
  const isDated = calendarDay(readableLine(open_house_date)) !== undefined;
  return isDated && street.trim() !== '' ? toTitle(`Open house at ${street.trim()}`) : '';
}

/**
 * Returns the title that outsiders see: what the officer typed for them, else the open house by its address, else the
 * printed headline, else the template's name. The working title is never among them, because it is a note to the reviewers.
 */
export function publicTitle(
  typed: string,
  { data, templateName }: { data: Readonly<Record<string, unknown>>; templateName: string },
): string {
  return (
    toTitle(typed) ||
    openHouseTitle(data) ||
    printedHeadline(data) ||
    toTitle(templateName) ||
    CATEGORY_TITLES.flyer
  );
}

/** Returns the public title of a submitted flyer; one submitted before there were public titles gets its headline. */
export function snapshotPublicTitle({ public_title, data, category, parties }: FlyerSnapshot): string {
  return (
    toTitle(public_title) ||
    printedHeadline(data) ||
    toTitle(`${CATEGORY_TITLES[category]} from ${parties.officer.name}`)
  );
}

/** Returns the public title of a flyer that is published, also of one approved before there were snapshots. */
export const publishedTitle = ({
  snapshot,
  public_title,
  data,
}: {
  snapshot: SnapshotSummary | null;
  public_title: string;
  data: Readonly<Record<string, unknown>>;
}): string => (snapshot ? snapshot.public_title : publicTitle(public_title, { data, templateName: '' }));
