import * as z from 'zod';
import { type LinkSums, linkSumsSchema } from './sharedLink.ts';

/** In how many parts a link's day is counted at most; docs/link-analytics.md has the arithmetic. */
export const LINK_SHARDS = 100;

/** How many parts or days one query may ask for; firestore.rules holds the same. */
export const LINK_COUNTS_LIMIT = 1000;

/**
 * What a link counted on one day. While the day lasts it lies in parts (`{code}_{day}_{shard}`), which the daily job compacts
 * into one (`{code}_{day}`) and adds to the link: a link's figure is its own sums and those of all parts not compacted yet.
 */
export const linkCountSchema = linkSumsSchema.extend({
  tenant_id: z.string(),
  /** As the link says: whose it is. */
  created_by_user_id: z.string(),
  short_code: z.string(),
  flyer_instance_id: z.string(),
  /** On the office's clock. */
  day: z.iso.date(),
  is_folded: z.boolean(),
});
export type LinkCount = z.output<typeof linkCountSchema>;

export const LINK_SUMS = Object.keys(linkSumsSchema.shape) as (keyof LinkSums)[];

/** Adds up links, parts and days. */
export function addSums(all: readonly LinkSums[]): LinkSums {
  const sums = linkSumsSchema.parse({});
  for (const one of all) for (const name of LINK_SUMS) sums[name] += one[name];
  return sums;
}
