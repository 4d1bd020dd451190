import * as z from 'zod';
import { clientIdSchema } from '../clientId.ts';
import { layoutKeySchema } from './layoutKeys.ts';
import { TEMPLATE_CATEGORIES, templateFieldSchema } from './template.ts';

/** Limits in characters and counts of what a template holds. */
export const TEMPLATE_LIMITS = { name: 100, description: 300, label: 80, help: 200, fields: 40 } as const;

const idSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^/]+$/);

/** What the manager edits and publishes as a version. What no officer could ever submit is refused: `unusableReasons`. */
export const templateContentSchema = z.strictObject({
  name: z.string().trim().min(1, 'Please enter a name').max(TEMPLATE_LIMITS.name),
  description: z.string().trim().max(TEMPLATE_LIMITS.description),
  category: z.enum(TEMPLATE_CATEGORIES),
  layout: layoutKeySchema,
  approval_required: z.boolean(),
  fields: z
    .array(
      templateFieldSchema.extend({
        label: z.string().trim().min(1, 'Please enter a label').max(TEMPLATE_LIMITS.label),
        help_text: z.string().trim().max(TEMPLATE_LIMITS.help),
        required: z.boolean(),
        locked: z.boolean(),
        /** As stored in flyers: text, number, rich text; absent where there is none. */
        default: z.unknown().optional(),
      }),
    )
    .min(1, 'Add at least one field')
    .max(TEMPLATE_LIMITS.fields, `No more than ${TEMPLATE_LIMITS.fields} fields`),
});
export type TemplateContent = z.output<typeof templateContentSchema>;

const nothingOut = z.object({});

/** Contracts of the template manager. Drafts are the server's too: nothing of a template is written by a client. */
export const templateCallables = {
  'save-template': {
    /** A new id makes a draft; a known one replaces its draft. `revision` is the one that was loaded, 0 for a new one. */
    input: z.strictObject({
      id: z.union([clientIdSchema, idSchema]),
      revision: z.number().int().min(0),
      content: templateContentSchema,
    }),
    output: z.object({ id: z.string(), revision: z.number().int() }),
  },
  'publish-template': {
    input: z.strictObject({ id: idSchema, revision: z.number().int().min(1) }),
    output: z.object({ version_id: z.string() }),
  },
  'retire-template': { input: z.strictObject({ id: idSchema }), output: nothingOut },
  'duplicate-template': {
    input: z.strictObject({ id: idSchema, new_id: clientIdSchema }),
    output: z.object({ id: z.string() }),
  },
} as const;
