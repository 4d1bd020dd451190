import * as z from 'zod';
import { layoutKeySchema } from '../flyer/record/layoutKeys.ts';
import { richTextSchema } from '../flyer/texts/richText.ts';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { recallReasonSchema, startedRecallSchema } from '../recall/recallCallables.ts';
import { emptyOutput } from '../schemaParts.ts';
import { blankableLine, requiredFreeText, requiredLine } from '../text/lines.ts';
import { mustEnd } from './flyerLifetime.ts';
import { lifetimeDaysSchema } from './lifetimeDays.ts';
import { TEMPLATE_CATEGORIES, templateFieldSchema } from './template.ts';

/** Limits of a template's content, in characters and counts. `default` limits the value's JSON, because a draft is one document. */
export const TEMPLATE_LIMITS = {
  name: 100,
  description: 300,
  label: 80,
  help: 200,
  key: 40,
  default: 3000,
  fields: 40,
  reason: 2000,
} as const;

const keySchema = z
  .string()
  .min(1, 'Enter a key')
  .max(TEMPLATE_LIMITS.key, `A key has ${TEMPLATE_LIMITS.key} characters or fewer`)
  .regex(/^[a-z][a-z0-9_]*$/, 'Use lowercase letters, digits and _ only, starting with a letter')
  // Rejects names that every object has, such as `constructor`.
  .refine((key) => !(key in {}), 'Choose another key');

/** As stored in flyers: text, number or rich text. `unusableReasons` checks whether it fits the field's type. */
const defaultSchema = z
  .union([z.string(), z.number(), richTextSchema])
  .refine((value) => JSON.stringify(value).length <= TEMPLATE_LIMITS.default, 'This default is too long');

const contentFieldSchema = templateFieldSchema.extend({
  key: keySchema,
  label: requiredLine(TEMPLATE_LIMITS.label, 'Label'),
  help_text: blankableLine(TEMPLATE_LIMITS.help, 'Help text'),
  required: z.boolean(),
  locked: z.boolean(),
  /** Absent if the field has no default. */
  default: defaultSchema.optional(),
});
export type ContentField = z.output<typeof contentFieldSchema>;

/**
 * The content that the manager edits and publishes as a version. Content that no officer could ever submit is rejected: see
 * `unusableReasons`.
 */
export const templateContentSchema = z
  .strictObject({
    name: requiredLine(TEMPLATE_LIMITS.name, 'Name'),
    description: blankableLine(TEMPLATE_LIMITS.description, 'Description'),
    category: z.enum(TEMPLATE_CATEGORIES),
    layout: layoutKeySchema,
    approval_required: z.boolean(),
    lifetime_days: lifetimeDaysSchema,
    fields: z
      .array(contentFieldSchema)
      .min(1, 'Add at least one field')
      .max(TEMPLATE_LIMITS.fields, `No more than ${TEMPLATE_LIMITS.fields} fields`),
  })
  .refine(({ category, lifetime_days }) => !mustEnd(category) || lifetime_days !== null, {
    path: ['lifetime_days'],
    error: 'Enter how many days a rate sheet is valid. Rates change, so it can’t be valid forever.',
  });
export type TemplateContent = z.output<typeof templateContentSchema>;

const revisionSchema = z.number().int().min(0);

/** Contracts of the template manager. Only the server writes templates, including drafts. */
export const templateCallables = {
  'save-template': {
    /** A new id creates a draft, a known one replaces its draft. `revision` is the one that was loaded, 0 for a new template. */
    input: z.strictObject({
      id: z.union([clientIdSchema, documentIdSchema]),
      revision: revisionSchema,
      content: templateContentSchema,
    }),
    output: z.object({ id: z.string(), revision: revisionSchema }),
  },
  'publish-template': {
    /** The template's `draft_revision` as the caller saw it: 0 if nothing was saved since the current version. */
    input: z.strictObject({ id: documentIdSchema, revision: revisionSchema }),
    /** `waiting`: a member with 'templates:consent' decides. Until then `version_id` is still the current one, or '' for none. */
    output: z.object({ version_id: z.string(), outcome: z.enum(['published', 'waiting']) }),
  },
  'count-consent-reviewers': {
    /** A template that isn't saved yet counts as the caller's. */
    input: z.strictObject({ id: z.union([clientIdSchema, documentIdSchema]) }),
    /** Members who could decide about the draft: they neither saved it nor asked, are active and have signed in. */
    output: z.object({ reviewers: z.number().int().min(0) }),
  },
  'review-template': {
    /** Consents to the waiting draft or declines it. `revision` is the one that the reviewer saw. */
    input: z.discriminatedUnion('decision', [
      z.strictObject({
        decision: z.literal('consent'),
        id: documentIdSchema,
        revision: revisionSchema.min(1),
      }),
      z.strictObject({
        decision: z.literal('decline'),
        id: documentIdSchema,
        revision: revisionSchema.min(1),
        reason: requiredFreeText(TEMPLATE_LIMITS.reason, 'Reason'),
      }),
    ]),
    output: emptyOutput,
  },
  'retire-template': {
    /**
     * What happens to the flyers of all its versions: `recall` takes them off their links, with an id chosen by the client; `flyers_end`
     * is the new last day for those that are valid longer. Without either, they stay live.
     */
    input: z
      .strictObject({
        id: documentIdSchema,
        recall: z.strictObject({ id: clientIdSchema, reason: recallReasonSchema }).optional(),
        flyers_end: z.iso.date('Choose a date').optional(),
      })
      .refine(
        ({ recall, flyers_end }) => !recall || flyers_end === undefined,
        'Recall the flyers or end them',
      ),
    /** Null if nothing was recalled. */
    output: z.object({ recall: startedRecallSchema.nullable().default(null) }),
  },
  /** Restores the earlier status: published if it has a version, else draft. */
  'restore-template': { input: z.strictObject({ id: documentIdSchema }), output: emptyOutput },
  'duplicate-template': {
    input: z.strictObject({ id: documentIdSchema, new_id: clientIdSchema }),
    output: z.object({ id: z.string() }),
  },
} as const;
