import * as z from 'zod';
import { toRecord } from '../collections/records.ts';
import { addSums, type CountFacts, LINK_SUMS, type LinkCount } from './linkCount.ts';
import { isOfficerTarget, LINK_TARGETS } from './linkTarget.ts';
import { type LinkSums, linkSumsSchema, type SharedLink } from './sharedLink.ts';

/** Maximum number of roll-ups per query; firestore.rules has the same limit. */
export const ROLL_UPS_LIMIT = 200;

/** Dimensions of a roll-up's sums. `day`: the days of a month. */
const DIMENSIONS = ['day', 'link', 'officer', 'template', 'source'] as const;

/**
 * Sums of all links of a company or of one holder in a period, by day, link, officer, template or source. The company's links of a period
 * are spread over several records (`LINK_BUCKETS`).
 */
export const linkRollUpSchema = z.object({
  tenant_id: z.string(),
  /** Null: the whole company. */
  holder_id: z.string().nullable(),
  by: z.enum(DIMENSIONS),
  unit: z.enum(['day', 'month', 'all']),
  /** `2026-11-20`, `2026-11` or `all`; in the company's time zone. */
  period: z.string(),
  /** Keyed by day, short code, user, template or source (`toLinkSource`, `boundSources`). */
  sums: z.record(z.string(), linkSumsSchema),
  /** Names of officers and templates when their links last counted. */
  names: z.record(z.string(), z.string()).default({}),
});
export type LinkRollUp = z.output<typeof linkRollUpSchema>;

/** Number of records over which the company's links of a period are spread: a record holds 7,000 links. */
const LINK_BUCKETS = 4;

/** Returns the bucket of a link. Short codes are random, so their last characters spread evenly. */
const toBucket = (code: string) => code.charCodeAt(code.length - 1) % LINK_BUCKETS;

/** Returns the key of a link's traffic source: `print`, `utm:newsletter`, or `none`. */
function toLinkSource({ kind, utm_source }: Pick<SharedLink, 'kind' | 'utm_source'>): string {
  if (kind === 'print') return 'print';
  return utm_source ? `utm:${utm_source}` : 'none';
}

/** Maximum number of UTM sources per roll-up. They are free text: without a limit they would outgrow the record. */
export const SOURCES_LIMIT = 200;
/** The key of all other UTM sources. */
export const OTHER_SOURCES = 'other';

const isUtm = (key: string) => key.startsWith('utm:');

/**
 * Returns sums by source, with sources that don't fit into the stored roll-up under one key. A source keeps its key for good: a full
 * roll-up stays full, so counts that move are subtracted from where they were added.
 */
export function boundSources(
  sums: LinkRollUp['sums'],
  stored: readonly string[],
): ReadonlyMap<string, LinkSums> {
  const named = new Set(stored.filter(isUtm));
  const bounded = new Map<string, LinkSums>();
  for (const [key, some] of Object.entries(sums)) {
    if (isUtm(key) && named.size < SOURCES_LIMIT) named.add(key);
    const to = isUtm(key) && !named.has(key) ? OTHER_SOURCES : key;
    const before = bounded.get(to);
    bounded.set(to, before ? addSums([before, some]) : some);
  }
  return bounded;
}

/**
 * The key of links without a flyer among sums by template. No template id can equal it, because those have only letters, digits and dashes.
 */
export const NO_FLYER = '~no-flyer';

/** Returns the link facts that roll-ups need. A raw link may lack a known target: then it opens a flyer. */
export const toCountFacts = (
  link: Pick<SharedLink, 'holder_name' | 'flyer' | 'kind' | 'utm_source'> &
    Partial<Pick<SharedLink, 'target'>>,
): CountFacts => ({
  holder_name: link.holder_name ?? '',
  target: LINK_TARGETS.find((one) => one === link.target) ?? 'flyer',
  template_id: link.flyer?.template_id ?? '',
  template_name: link.flyer?.template_name ?? '',
  source: toLinkSource(link),
});

/** The counts of one link on one day, to be added to roll-ups. */
export type RollUpCount = Pick<
  LinkCount,
  'tenant_id' | 'created_by_user_id' | 'short_code' | 'day' | 'facts'
> &
  LinkSums;

type Head = Pick<LinkRollUp, 'holder_id' | 'by' | 'unit' | 'period'>;
interface Target {
  head: Head;
  key: string;
  name?: string | undefined;
  bucket?: number;
}

/** Counts from before links had targets belong to flyers. */
const toTemplateKey = (facts: CountFacts | null): string =>
  isOfficerTarget(facts?.target ?? 'flyer') ? NO_FLYER : facts?.template_id || 'none';

function toTargets({ created_by_user_id: uid, short_code, day, facts }: RollUpCount): Target[] {
  const month = day.slice(0, 'yyyy-mm'.length);
  const groups = [
    { by: 'officer', key: uid, name: facts?.holder_name },
    { by: 'template', key: toTemplateKey(facts), name: facts?.template_name },
    { by: 'source', key: facts?.source ?? 'none', name: undefined },
  ] as const;
  const periods = [
    { unit: 'day', period: day },
    { unit: 'month', period: month },
  ] as const;
  const everything = { unit: 'all', period: 'all' } as const;
  return [null, uid].flatMap((holder_id): Target[] => [
    { head: { holder_id, by: 'day', unit: 'month', period: month }, key: day },
    ...periods.map(
      (one): Target => ({
        head: { holder_id, by: 'link', ...one },
        key: short_code,
        ...(holder_id === null && { bucket: toBucket(short_code) }),
      }),
    ),
    ...(holder_id === null
      ? groups.flatMap(({ by, key, name }) =>
          [...periods, everything].map((one): Target => ({ head: { holder_id, by, ...one }, key, name })),
        )
      : []),
  ]);
}

const toId = ({ holder_id, by, period }: Head, bucket?: number) =>
  [holder_id ?? 'company', by, period, ...(bucket === undefined ? [] : [bucket])].join('_');

/** Returns the roll-ups that counts belong to, by id, each with what these counts add to it. */
export function toRollUps(counts: readonly RollUpCount[]): ReadonlyMap<string, LinkRollUp> {
  const all = new Map<string, LinkRollUp>();
  for (const count of counts) {
    for (const { head, key, name, bucket } of toTargets(count)) {
      const id = toId(head, bucket);
      const rollUp = all.get(id) ?? { tenant_id: count.tenant_id, ...head, sums: {}, names: {} };
      const sums = rollUp.sums[key] ?? linkSumsSchema.parse({});
      for (const sum of LINK_SUMS) sums[sum] += count[sum];
      rollUp.sums[key] = sums;
      if (name) rollUp.names[key] = name;
      all.set(id, rollUp);
    }
  }
  return all;
}

/** Returns the same count with its sums negated. */
export const negateSums = (count: RollUpCount): RollUpCount => ({
  ...count,
  ...toRecord(LINK_SUMS, (name) => -count[name]),
});
