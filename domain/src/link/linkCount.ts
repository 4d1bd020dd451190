import * as z from 'zod';
import { objectKeys } from '../collections/records.ts';
import { LINK_TARGETS } from './linkTarget.ts';
import { type LinkSums, linkSumsSchema } from './sharedLink.ts';

/** Maximum number of shards per link and day; docs/link-analytics.md says how many views per second they support. */
export const LINK_SHARDS = 10;

/** Maximum number of shards or days per query; firestore.rules has the same limit. */
export const LINK_COUNTS_LIMIT = 1000;

/** Facts about a link when it counted: roll-ups use them without reading links. */
const countFactsSchema = z.object({
  holder_name: z.string(),
  target: z.enum(LINK_TARGETS).default('flyer'),
  /** '' if the flyer is gone, or the link doesn't open one. */
  template_id: z.string(),
  template_name: z.string(),
  /** `toLinkSource`. */
  source: z.string(),
});
export type CountFacts = z.output<typeof countFactsSchema>;

/**
 * A link's counts on one day. It is counted in shards (`{code}_{day}_{shard}`), which the hourly job compacts into one record
 * (`{code}_{day}`) and adds to the link and to the roll-ups: a figure is the sum of these and of all shards not compacted yet.
 */
export const linkCountSchema = linkSumsSchema.extend({
  tenant_id: z.string(),
  /** The link's holder. */
  created_by_user_id: z.string(),
  short_code: z.string(),
  /** Null: the link doesn't open a flyer. */
  flyer_instance_id: z.string().nullable(),
  /** A day in the company's time zone. */
  day: z.iso.date(),
  is_folded: z.boolean(),
  /** Null in records from before roll-ups. */
  facts: countFactsSchema.nullable().default(null),
  /** Whether a compacted day is included in the roll-ups; false in records from before them. */
  is_rolled_up: z.boolean().default(false),
});
export type LinkCount = z.output<typeof linkCountSchema>;

/** The names of all counts of a link. */
export const LINK_SUMS = objectKeys(linkSumsSchema.shape);

/** Adds up links, shards and days. */
export function addSums(all: readonly LinkSums[]): LinkSums {
  const sums = linkSumsSchema.parse({});
  for (const one of all) for (const name of LINK_SUMS) sums[name] += one[name];
  return sums;
}
