import * as z from 'zod';
import { callbackRequestSchema, requestedTimeSchema } from '../contact/callbackRequest.ts';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { recordIdSchema } from '../ids/recordId.ts';
import { attributionShape } from '../preapproval/attribution.ts';
import { blankableFreeText } from '../text/lines.ts';
import { withoutSensitiveNumbers } from '../text/sensitiveNumber.ts';
import { assignmentRuleSchema } from './assignment/assignmentRule.ts';
import { contactReportSchema, monthSchema } from './contactReport.ts';
import { SUBMISSION_KINDS, WITHDRAWN_BY_CODES } from './submission.ts';
import { ADVERSE_ACTION_REASON_CODES, MAX_ADVERSE_ACTION_REASONS } from './workflow/adverseActionReasons.ts';
import { ACTION_NOTICE_METHOD_CODES } from './workflow/sentActionNotice.ts';
import { CONTACT_CHANNEL_CODES, SUBMISSION_LIMITS } from './workflow/submissionEvent.ts';

const one = { id: documentIdSchema };
/** The id of the timeline event that the call creates: sent again, the call changes nothing. */
const eventIds = { ...one, event_id: clientIdSchema };
/** The revision that the caller saw. */
const revision = z.number().int().min(1);
const optionalNoteText = withoutSensitiveNumbers(blankableFreeText(SUBMISSION_LIMITS.reason, 'Text'));
const reasonText = optionalNoteText.default('');
const noteText = withoutSensitiveNumbers(blankableFreeText(SUBMISSION_LIMITS.note, 'Note'));
const referenceText = z.string().trim().min(1).max(20);
const moment = z.iso.datetime().transform((text) => new Date(text));
const reasons = z
  .array(z.enum(ADVERSE_ACTION_REASON_CODES))
  .max(MAX_ADVERSE_ACTION_REASONS, `Choose no more than ${MAX_ADVERSE_ACTION_REASONS} reasons`);

/**
 * Pages of version 1.0 send reasons instead of the missing documents and the deadline. Optional, without a default: a retry is recognized
 * by a digest of the parsed call, and a default would change the digest of calls accepted before these fields existed.
 */
const incomplete = {
  missing: optionalNoteText.optional(),
  reply_by: z.iso.date().nullable().optional(),
  reasons: reasons.default([]),
  text: reasonText,
};

const changed = { ...eventIds, revision };

/** A change of status, or of the notice owed after it, with the revision that the caller saw. */
const statusActionSchema = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.enum(['start', 'approve', 'mark_spam', 'answer']),
    revision,
    text: reasonText,
  }),
  z.strictObject({ name: z.literal('reopen'), revision, text: reasonText }),
  z.strictObject({
    name: z.literal('record_notice'),
    revision,
    /** Pages of version 1.0 send neither; optional for the same reason. */
    sent_on: z.iso.date().nullable().optional(),
    method: z.enum(ACTION_NOTICE_METHOD_CODES).nullable().optional(),
    text: reasonText,
  }),
  z.strictObject({ name: z.literal('deny'), revision, reasons, text: reasonText }),
  z.strictObject({ name: z.literal('mark_incomplete'), revision, ...incomplete }),
  z.strictObject({
    name: z.literal('withdraw'),
    revision,
    said_by: z.enum(WITHDRAWN_BY_CODES),
    text: reasonText,
  }),
  z.strictObject({
    name: z.literal('mark_duplicate'),
    revision,
    /** Reference number of the submission that replaces it. */
    duplicate_of: referenceText,
    text: reasonText,
  }),
]);

/** Maximum number of submissions per call. */
export const MAX_BULK_SUBMISSIONS = 50;

/** What administrators may do with several submissions at once. */
const bulkActionSchema = z.discriminatedUnion('name', [
  /** `officer_id`: a directory entry, null for the General team. */
  z.strictObject({ name: z.literal('assign'), officer_id: recordIdSchema.nullable(), text: reasonText }),
  z.strictObject({ name: z.enum(['mark_spam', 'answer']), text: reasonText }),
  z.strictObject({ name: z.literal('deny'), reasons, text: reasonText }),
  z.strictObject({ name: z.literal('mark_incomplete'), ...incomplete }),
  z.strictObject({ name: z.literal('withdraw'), said_by: z.enum(WITHDRAWN_BY_CODES), text: reasonText }),
  z.strictObject({ name: z.literal('mark_duplicate'), duplicate_of: referenceText, text: reasonText }),
]);
export type BulkAction = z.input<typeof bulkActionSchema>;

const bulkResultSchema = z.object({
  id: z.string(),
  /** Why it wasn't changed: a code of the error catalog and its sentence. Null if it was changed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

const previewedListSchema = z.object({
  /** Null for the company's list. */
  branch_id: z.string().nullable(),
  /** Who gets the next submission; null if no officer is available, so it stays with the General team. */
  next_officer_id: z.string().nullable(),
  /**
   * Who is skipped: not listed in the directory, not licensed in the branch's state, or without an active member who may work on
   * submissions.
   */
  skipped: z.array(z.string()),
});
export type PreviewedList = z.output<typeof previewedListSchema>;

/** The submission's state after the call. */
const stateSchema = z.object({ id: z.string(), status: z.string(), revision });

/** Another submission from the same applicant, if the caller may see it. */
const relatedSchema = z.object({
  id: z.string(),
  kind: z.enum(SUBMISSION_KINDS),
  reference_number: z.string(),
  name: z.string(),
  status: z.string(),
  created_at: z.iso.datetime(),
  /** The matching contact details. */
  same: z.array(z.enum(['email', 'mobile'])),
});
export type RelatedSubmission = z.output<typeof relatedSchema>;

const receiptSchema = z.object({
  version: z.string(),
  created_at: z.iso.datetime(),
  page: z.string(),
  boxes: z.array(z.object({ name: z.string(), text: z.string(), checked: z.boolean() })),
});

/** The link, what it opened, and, for a flyer, the edition that led the applicant here. Fields are null if the record doesn't say. */
const originSchema = z.object({
  link_code: z.string(),
  link_name: z.string(),
  flyer_title: z.string(),
  /** What the link opens instead of a flyer, such as `Public page of Maya Torres`. */
  page_title: z.string().nullable(),
  /** The revision that was approved when the application was submitted. */
  revision: z.number().int().nullable(),
  approved_at: z.iso.datetime().nullable(),
  /** SHA-256 of the edition's PDF, 64 hexadecimal digits; null if none was rendered. */
  pdf_sha256: z.string().nullable(),
});

const openedSchema = z.object({
  /** Answers by field name; `storedAnswersSchema` reads them. */
  answers: z.record(z.string(), z.json()),
  /** For a callback request: what the visitor wrote. Null for an application, and if it can't be read. */
  callback: callbackRequestSchema.nullable(),
  /** For an application: the call scheduled on the thank-you page, unless it was canceled. Null if there is none. */
  scheduled_call: requestedTimeSchema.nullable(),
  attribution: z.object(attributionShape).partial(),
  receipt: receiptSchema.nullable(),
  origin: originSchema.nullable(),
  related: z.array(relatedSchema),
});
export type OpenedSubmission = z.output<typeof openedSchema>;

/** Contracts of working on submissions. Tenant, officer and status come from the stored records, never from the payload. */
export const submissionCallables = {
  /** Returns the applicant's answers, and records who opened them. */
  'open-application': { input: z.strictObject(one), output: openedSchema },
  'get-consent-receipt': {
    input: z.strictObject(one),
    /** `pdf`: the file in Base64. */
    output: z.object({ file_name: z.string(), pdf: z.base64() }),
  },
  'assign-application': {
    /** `officer_id`: a directory entry, null for the General team. */
    input: z.strictObject({ ...changed, officer_id: recordIdSchema.nullable(), text: reasonText }),
    output: stateSchema,
  },
  /** Assigns it to the caller. */
  'claim-application': { input: z.strictObject(changed), output: stateSchema },
  'update-application': {
    input: z.strictObject({ ...eventIds, action: statusActionSchema }),
    output: stateSchema,
  },
  /** One action for several submissions, each with the revision that the caller saw; returns the outcome of each. */
  'update-applications': {
    input: z.strictObject({
      /** The client's id for the whole batch, which becomes the id of each event: sent again, the call changes nothing more. */
      batch_id: clientIdSchema,
      applications: z
        .array(z.strictObject({ ...one, revision }))
        .min(1)
        .max(MAX_BULK_SUBMISSIONS)
        .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each one once'),
      action: bulkActionSchema,
    }),
    output: z.object({ results: z.array(bulkResultSchema) }),
  },
  /** Returns who would get the next submission by a rule. */
  'preview-assignment': {
    input: assignmentRuleSchema,
    output: z.object({ lists: z.array(previewedListSchema) }),
  },
  'log-contact': {
    /** `contacted_at`: ISO 8601, when it happened. */
    input: z.strictObject({
      ...eventIds,
      channel: z.enum(CONTACT_CHANNEL_CODES),
      contacted_at: moment,
      text: noteText.default(''),
    }),
    output: stateSchema,
  },
  'add-application-note': {
    input: z.strictObject({
      ...eventIds,
      text: noteText,
      mentions: z.array(documentIdSchema).max(SUBMISSION_LIMITS.mentions).default([]),
    }),
    output: stateSchema,
  },
  /** Changes the caller's own note; its previous text is kept. */
  'edit-application-note': {
    /** `event_id`: the note's id in the timeline, which stays the same. */
    input: z.strictObject({ ...one, event_id: clientIdSchema, text: noteText }),
    output: z.object({}),
  },
  /** Returns first contacts by month and officer, for administrators: the months up to `through`, the latest first. */
  'get-contact-report': {
    input: z.strictObject({ through: monthSchema }),
    output: z.object({
      months: z.array(
        contactReportSchema.extend({
          /** ISO 8601. */
          as_of: z.iso.datetime(),
          officers: z.array(contactReportSchema.shape.officers.element.extend({ name: z.string() })),
        }),
      ),
    }),
  },
} as const;

/** A month of the report as returned by its function. */
export type ContactReportMonth = z.output<
  (typeof submissionCallables)['get-contact-report']['output']
>['months'][number];
