import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { LICENSE_HOLDERS } from '../license/licenseHolder.ts';
import { isStateCode } from '../schedule/timeZones.ts';
import { emptyOutput, HTTPS_ADDRESS } from '../schemaParts.ts';
import { blankableLine, requiredFreeText, requiredLine } from '../text/lines.ts';
import {
  CUSTOMER_REVIEW_LIMITS,
  HIDDEN_REASON_IDS,
  MAX_CUSTOMER_REVIEWS,
  REVIEW_ORIGINS,
} from './customerReview.ts';
import { REVIEW_PURPOSE_IDS } from './reviewPurposes.ts';

/** One first name, possibly hyphenated, with the initial of the last name: a borrower's full name stays private. */
const FIRST_NAME_AND_INITIAL = /^\p{L}[\p{L}\p{M}'’-]* \p{Lu}\.$/u;
const YEARS = /^20\d\d-/;

const day = z.iso.date('Enter a date').refine((date) => YEARS.test(date), 'Enter a date from 2000 to 2099');

/** The fields of a review that administrators enter. */
const customerReviewShape = z.strictObject({
  quote: requiredFreeText(CUSTOMER_REVIEW_LIMITS.quote, 'Review').refine(
    (text) => text.length >= CUSTOMER_REVIEW_LIMITS.quoteMin,
    `Enter at least ${CUSTOMER_REVIEW_LIMITS.quoteMin} characters`,
  ),
  customer_name: requiredLine(CUSTOMER_REVIEW_LIMITS.customer_name, 'Customer').refine(
    (name) => FIRST_NAME_AND_INITIAL.test(name),
    'Enter a first name and an initial, such as Maria G.',
  ),
  city: requiredLine(CUSTOMER_REVIEW_LIMITS.city, 'City'),
  state: z.string({ error: 'Choose a state' }).refine(isStateCode, 'Choose a state'),
  loan_purpose: z.enum(REVIEW_PURPOSE_IDS, { error: 'Choose a loan purpose' }),
  reviewed_on: day,
  origin: z.enum(REVIEW_ORIGINS, { error: 'Choose a source' }),
  source_name: blankableLine(CUSTOMER_REVIEW_LIMITS.source_name, 'Site'),
  source_url: blankableLine(CUSTOMER_REVIEW_LIMITS.source_url, 'Link to the review').refine(
    (url) => url === '' || HTTPS_ADDRESS.test(url),
    'Enter a web address that starts with https://',
  ),
  permission_on: day,
  permission_note: requiredLine(CUSTOMER_REVIEW_LIMITS.permission_note, 'Where the permission is on file'),
  connection: blankableLine(CUSTOMER_REVIEW_LIMITS.connection, 'Connection'),
  subject_kind: z.enum(LICENSE_HOLDERS, { error: 'Choose who it’s about' }),
  subject_id: documentIdSchema,
});
export type CustomerReviewFields = z.output<typeof customerReviewShape>;

/** What the person who saves a review confirms (16 CFR 465.2, 465.4 and 465.7). */
export const REVIEW_STATEMENT =
  'A real customer of ours wrote this about their own loan. We didn’t write it, change it, or pay for what it says, and we didn’t choose it by its rating.';

const isAttested = z.literal(true, { error: 'Confirm this before you save' });

function checkSource(fields: CustomerReviewFields, context: z.RefinementCtx<CustomerReviewFields>): void {
  const issue = (path: keyof CustomerReviewFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const isOnline = fields.origin === 'online';
  if (isOnline && fields.source_name === '') issue('source_name', 'Site is required');
  if (isOnline && fields.source_url === '') issue('source_url', 'Link to the review is required');
  if (!isOnline && fields.source_name !== '') issue('source_name', 'Leave this blank');
  if (!isOnline && fields.source_url !== '') issue('source_url', 'Leave this blank');
}

/** A review as validated by the form. */
export const customerReviewFormSchema = customerReviewShape
  .extend({ is_attested: isAttested })
  .superRefine((fields, context) => checkSource(fields, context));

const revision = z.number().int().min(1);
const ids = z.array(clientIdSchema).min(1).max(MAX_CUSTOMER_REVIEWS);

/** Contracts of what administrators do with customer reviews. */
export const customerReviewCallables = {
  /** Adds (`revision` 0) or changes a review. The form chooses the id: sent again, it adds no second review. */
  'save-customer-review': {
    input: customerReviewShape
      .extend({ is_attested: isAttested, id: clientIdSchema, revision: z.number().int().min(0) })
      .superRefine((input, context) => checkSource(input, context)),
    output: emptyOutput,
  },
  /** Hides a review with its reason, or shows it again (null). */
  'hide-customer-review': {
    input: z.strictObject({
      id: clientIdSchema,
      revision,
      hidden_reason: z.enum(HIDDEN_REASON_IDS, { error: 'Choose a reason' }).nullable(),
    }),
    output: emptyOutput,
  },
  'remove-customer-review': { input: z.strictObject({ id: clientIdSchema, revision }), output: emptyOutput },
  /** All reviews, including hidden ones. `expected`: the order as the caller saw it. */
  'order-customer-reviews': { input: z.strictObject({ ids, expected: ids }), output: emptyOutput },
} as const;
