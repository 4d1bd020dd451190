import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { bindingSchema } from '../flyer/fields/bindings.ts';
import { type LayoutKey, layoutKeySchema } from '../flyer/record/layoutKeys.ts';
import { lifetimeDaysSchema } from './lifetimeDays.ts';

/** The categories of templates (docs/product.md#templates). */
export const TEMPLATE_CATEGORIES = ['flyer', 'rate_sheet', 'letter', 'event', 'other'] as const;
const TEMPLATE_STATUSES = ['draft', 'published', 'retired'] as const;
/** Types of a template's fields. The editor has an input for each. */
export const FIELD_TYPES = [
  'string',
  'address',
  'phone',
  'email',
  'url',
  'number',
  'date',
  'rich_text',
  'image',
] as const;

/** Unit of a number field, printed as $ or %. */
const NUMBER_UNITS = ['plain', 'usd', 'percent'] as const;
export type NumberUnit = (typeof NUMBER_UNITS)[number];

/** A field of a template, which officers fill in and the layout prints. */
export const templateFieldSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string().min(1),
  type: z.enum(FIELD_TYPES),
  help_text: z.string(),
  unit: z.enum(NUMBER_UNITS).optional(),
  /** Where the value comes from: the officer, the company, the branch or the realtor. */
  binding: bindingSchema.optional(),
});
export type TemplateField = z.output<typeof templateFieldSchema>;

export const templateSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  description: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  status: z.enum(TEMPLATE_STATUSES),
  /** '' until the first version is published. */
  current_version_id: z.string(),
  /** Number of times its draft was saved (`templateDraft.ts`); 0 before the first. */
  draft_revision: z.number().int().min(0).default(0),
  /** Revision of the draft that the current version was made from. If it differs from `draft_revision`, there are unpublished changes. */
  published_revision: z.number().int().min(0).default(0),
  /** Revision of the draft that is or was waiting for consent (`isAwaitingConsent`); 0 for none. */
  consent_revision: z.number().int().min(0).default(0),
  /** Number of versions, and when the current one was published. Null if that wasn't recorded. */
  version_count: z.number().int().min(0).nullable().default(null),
  published_at: z.date().nullable().default(null),
  /**
   * For a retired template whose flyers were given an end date: the time, who set it, and whether all of them have it. Null if they keep
   * their own.
   */
  flyers_end: z
    .object({ at: z.date(), is_done: z.boolean(), by: z.object({ user_id: z.string(), name: z.string() }) })
    .nullable()
    .default(null),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Template = z.output<typeof templateSchema>;
/** A record as stored, which may lack fields that were added later. */
export type TemplateRecord = z.input<typeof templateSchema>;

/** An immutable version. Each flyer is pinned to the version that it was made from. */
export const templateVersionSchema = z
  .object({
    id: z.string(),
    default_data: z.record(z.string(), z.unknown()),
    handlebars_schema: z.object({ fields: z.array(templateFieldSchema) }),
    required_fields: z.array(z.string()),
    locked_fields: z.array(z.string()),
    approval_required: z.boolean(),
    /** The design. Older versions have none: `toLayoutKey` derives it from the category. */
    layout: layoutKeySchema.optional(),
    /** Days that its flyers are valid, or null for no end. If it's absent, see `toLifetimeDays`. */
    lifetime_days: lifetimeDaysSchema,
  })
  .refine(
    ({ handlebars_schema, required_fields, locked_fields }) => {
      const keys = new Set(handlebars_schema.fields.map((field) => field.key));
      return [...required_fields, ...locked_fields].every((key) => keys.has(key));
    },
    { error: 'required_fields and locked_fields must name fields of the schema' },
  );
export type TemplateVersion = z.output<typeof templateVersionSchema>;

/** Returns whether flyers of the category have a code that anyone can open for good. Letters don't, because they name borrowers. */
export const printsCode = (category: Template['category']): boolean => category !== 'letter';

/** Layouts of versions from before layouts could be chosen. */
const USUAL_LAYOUTS: Record<Template['category'], LayoutKey> = {
  flyer: 'just-listed',
  rate_sheet: 'rate-sheet',
  letter: 'letter',
  event: 'event',
  other: 'greeting',
};

/** Returns the layout of a version: its own, or the default of its template's category. */
export const toLayoutKey = (
  version: Pick<TemplateVersion, 'layout'>,
  category: Template['category'],
): LayoutKey => version.layout ?? USUAL_LAYOUTS[category];
