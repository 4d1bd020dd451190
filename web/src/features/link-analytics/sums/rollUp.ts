import { addSums, type LinkCount } from '@brokerage/domain/link/linkCount';
import { type LinkRollUp, NO_FLYER, OTHER_SOURCES, toRollUps } from '@brokerage/domain/link/linkRollUp';
import { LINKS_LIMIT, type LinkSums } from '@brokerage/domain/link/sharedLink';
import { formatCount } from '../../../lib/format/formatCount.ts';
import type { Days } from '../../../lib/links/period.ts';

/** Returns how many links a group has: `200+` at the counting limit, a dash if unknown. */
export function formatLinks(links: number | undefined): string {
  if (links === undefined) return '–';
  return links >= LINKS_LIMIT ? `${LINKS_LIMIT}+` : formatCount(links);
}

export type RollUpBy = 'officer' | 'template' | 'source';
export const ROLL_UP_LABELS = { officer: 'Officer', template: 'Template', source: 'Source' } as const;

/** Figures for the links of one officer, to flyers of one template, or with one UTM source. */
export interface RollUp {
  key: string;
  name: string;
  sums: LinkSums;
}

/** One day's counts. */
export type DaySums = LinkSums & { day: string };

/** Adds up roll-ups by key, plus the counts since then. */
export function addRollUps(
  stored: readonly LinkRollUp[],
  notCompacted: readonly LinkCount[],
  by: LinkRollUp['by'],
): { sums: ReadonlyMap<string, LinkSums>; names: ReadonlyMap<string, string> } {
  // For each count, use one roll-up that includes it, of any period.
  const since = [...toRollUps(notCompacted).values()].filter(
    (rollUp) => rollUp.holder_id === null && rollUp.by === by && rollUp.unit === 'month',
  );
  const all = [...stored, ...since];
  const found = Map.groupBy(
    all.flatMap(({ sums }) => Object.entries(sums)),
    ([key]) => key,
  );
  return {
    sums: new Map([...found].map(([key, entries]) => [key, addSums(entries.map(([, sums]) => sums))])),
    names: new Map(all.flatMap(({ names }) => Object.entries(names))),
  };
}

const isWithin = (day: string, days: Days | null) => days === null || (day >= days.from && day <= days.to);

/** Returns the counts for these days (null for all time). */
export const countsOn = (counts: readonly LinkCount[], days: Days | null): LinkCount[] =>
  counts.filter(({ day }) => isWithin(day, days));

/** Returns the daily counts for these days (null for all time), oldest first. */
export function toDaySums(
  stored: readonly LinkRollUp[],
  notCompacted: readonly LinkCount[],
  days: Days | null,
): DaySums[] {
  return [...addRollUps(stored, notCompacted, 'day').sums]
    .filter(([day]) => isWithin(day, days))
    .map(([day, sums]) => ({ day, ...sums }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

function toName(by: RollUpBy, key: string, names: ReadonlyMap<string, string>): string {
  if (by === 'template' && key === NO_FLYER) return 'Links without a flyer';
  if (by !== 'source') return names.get(key) || 'Unknown';
  if (key === 'print') return 'Printed QR codes';
  if (key === OTHER_SOURCES) return 'Other sources';
  return key === 'none' ? 'No UTM source' : key.slice('utm:'.length);
}

/** Returns the groups with any counts, most views first. */
export function toGroups({ sums, names }: ReturnType<typeof addRollUps>, by: RollUpBy): RollUp[] {
  return [...sums]
    .filter(([, sums]) => Object.values(sums).some((sum) => sum !== 0))
    .map(([key, sums]) => ({ key, name: toName(by, key, names), sums }))
    .sort((one, other) => other.sums.views - one.sums.views || one.name.localeCompare(other.name));
}
