import * as z from 'zod';
import { REVIEW_PURPOSE_IDS } from './reviewPurposes.ts';

/** The public fields of a customer review. */
export const publicReviewSchema = z.object({
  id: z.string(),
  quote: z.string(),
  customer_name: z.string(),
  city: z.string(),
  state: z.string(),
  loan_purpose: z.enum(REVIEW_PURPOSE_IDS),
  reviewed_on: z.string(),
  /** Blank: it came directly from the customer. */
  source_name: z.string(),
  source_url: z.string(),
  /** Blank: nothing to disclose. */
  connection: z.string(),
  /** The branch or officer it's about, if listed in the public directory. */
  branch_id: z.string().optional(),
  officer_id: z.string().optional(),
});
export type PublicReview = z.output<typeof publicReviewSchema>;
