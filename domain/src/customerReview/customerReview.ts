import * as z from 'zod';
import { LICENSE_HOLDERS } from '../license/licenseHolder.ts';
import { compareText } from '../text/compareText.ts';
import { REVIEW_PURPOSE_IDS } from './reviewPurposes.ts';

/** The most reviews a company can store. The portal reads them in one query, and firestore.rules has the same limit. */
export const MAX_CUSTOMER_REVIEWS = 200;

/** Limits in characters. */
export const CUSTOMER_REVIEW_LIMITS = {
  quote: 600,
  quoteMin: 20,
  customer_name: 40,
  city: 60,
  source_name: 40,
  source_url: 500,
  permission_note: 200,
  connection: 160,
} as const;

/** A review's source: a public website, or directly from the customer. */
export const REVIEW_ORIGINS = ['online', 'direct'] as const;

/**
 * Why a review is hidden. No reason is about its rating or opinion: a company must not pass off a selection without the
 * negative ones as its reviews (16 CFR 465.7).
 */
export const HIDDEN_REASONS = {
  permission_withdrawn: 'The customer withdrew permission',
  not_genuine: 'It may not be genuine',
  private_details: 'It shares private details',
  not_about_us: 'It isn’t about our service',
  out_of_date: 'The person or branch has changed',
} as const;
export const HIDDEN_REASON_IDS = [
  'permission_withdrawn',
  'not_genuine',
  'private_details',
  'not_about_us',
  'out_of_date',
] as const;

/** What a customer said about the company, a branch or a loan officer, with its source. */
export const customerReviewSchema = z.object({
  id: z.string(),
  /** The customer's own words. */
  quote: z.string(),
  /** First name and initial: `Maria G.` */
  customer_name: z.string(),
  city: z.string(),
  /** USPS code, such as `NJ`. */
  state: z.string().length(2),
  loan_purpose: z.enum(REVIEW_PURPOSE_IDS),
  reviewed_on: z.iso.date(),
  origin: z.enum(REVIEW_ORIGINS),
  /** The website and the review's address; both blank if it came directly from the customer. */
  source_name: z.string(),
  source_url: z.string(),
  /** When the customer gave permission to publish it, and where that's kept. Neither is public. */
  permission_on: z.iso.date(),
  permission_note: z.string(),
  /** Any connection to the company, such as a gift or a relative (16 CFR 255.5); blank if none. Public. */
  connection: z.string(),
  subject_kind: z.enum(LICENSE_HOLDERS),
  /** The tenant's id, a branch's or a directory entry's. */
  subject_id: z.string(),
  hidden_reason: z.enum(HIDDEN_REASON_IDS).nullable(),
  /** The position the company chose; null: after those with one, newest first. */
  order: z.number().int().min(0).nullable(),
  /** Increases with each change, so nobody overwrites a version they haven't seen. */
  revision: z.number().int().min(1),
  schema_version: z.number().int().default(0),
});
export type CustomerReview = z.output<typeof customerReviewSchema>;

/** Sorts by the company's order, then newest first. */
export function compareReviews(one: CustomerReview, other: CustomerReview): number {
  const [place, otherPlace] = [one.order ?? Number.MAX_SAFE_INTEGER, other.order ?? Number.MAX_SAFE_INTEGER];
  if (place !== otherPlace) return place - otherPlace;
  if (one.reviewed_on !== other.reviewed_on) return one.reviewed_on < other.reviewed_on ? 1 : -1;
  return compareText(one.id, other.id);
}
