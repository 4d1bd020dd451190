import type { SnapshotSummary } from '../record/flyerSnapshot.ts';
import { readableLine } from './readableLine.ts';
import { CATEGORY_TITLES, printedHeadline, toTitle } from './snapshotPublicTitle.ts';
import { splitAddress } from './splitAddress.ts';

/** Returns `Open house at 230 Elm Street` for a flyer that prints the day and address of an open house, otherwise ''. */
function openHouseTitle({ open_house_date, property_address }: Readonly<Record<string, unknown>>): string {
  const { street } = splitAddress(readableLine(property_address));
  const isDated = /^\d{4}-\d{2}-\d{2}/.test(readableLine(open_house_date));
  return isDated && street !== '' ? toTitle(`Open house at ${street}`) : '';
}

/**
 * Returns the title for outsiders: the one that the officer typed for them, otherwise the open house by its address, the printed headline,
 * or the template's name. Never the working title, because it is a note to the reviewers.
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

/** Returns the public title of a published flyer, including one approved before snapshots existed. */
export const publishedTitle = ({
  snapshot,
  public_title,
  data,
}: {
  snapshot: SnapshotSummary | null;
  public_title: string;
  data: Readonly<Record<string, unknown>>;
}): string => (snapshot ? snapshot.public_title : publicTitle(public_title, { data, templateName: '' }));
