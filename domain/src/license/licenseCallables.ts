import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { isStateCode } from '../schedule/timeZones.ts';
import { emptyOutput } from '../schemaParts.ts';
import { blankableLine, requiredLine } from '../text/lines.ts';
import { LICENSE_LIMITS } from './license.ts';
import { LICENSE_HOLDERS } from './licenseHolder.ts';
import { isDre, isDreNumber, kindsFor, LICENSE_KIND_IDS } from './licenseKinds.ts';

/** Only plain letters: a look-alike would print a number that nobody can find at the regulator. */
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;
const YEARS = /^20\d\d-/;

/** The fields of a license that super administrators edit. */
const licenseShape = z.strictObject({
  holder_kind: z.enum(LICENSE_HOLDERS, { error: 'Choose who holds this license' }),
  holder_id: documentIdSchema,
  state: z.string({ error: 'Choose a state' }).refine(isStateCode, 'Choose a state'),
  kind: z.enum(LICENSE_KIND_IDS, { error: 'Choose a license type' }),
  number: requiredLine(LICENSE_LIMITS.number, 'License number').refine(
    (number) => NUMBER.test(number),
    'Use letters, digits, spaces, hyphens, periods and slashes only',
  ),
  authority: blankableLine(LICENSE_LIMITS.authority, 'Issued by'),
  /** The last day in force; null if it doesn't expire. */
  expires_on: z.iso
    .date('Enter a date')
    .refine((day) => YEARS.test(day), 'Enter a date from 2000 to 2099')
    .nullable(),
});
export type LicenseFields = z.output<typeof licenseShape>;

function checkFields(fields: LicenseFields, context: z.RefinementCtx<LicenseFields>): void {
  const issue = (path: keyof LicenseFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!kindsFor(fields.holder_kind, fields.state).includes(fields.kind)) {
    issue('kind', 'Choose a license type that this state issues to this holder');
  }
  if (isDre(fields.kind) && !isDreNumber(fields.number)) issue('number', 'A DRE number has 8 digits');
  if (fields.kind === 'other' && fields.authority === '') issue('authority', 'Issued by is required');
  if (fields.kind !== 'other' && fields.authority !== '') issue('authority', 'Leave this blank');
}

/** A license as validated by the form. */
export const licenseFieldsSchema = licenseShape.superRefine(checkFields);

/** Contracts of what super administrators do with licenses. */
export const licenseCallables = {
  /** Adds (`revision` 0) or changes a license. The form chooses the id: sent again, it adds no second license. */
  'save-license': {
    input: licenseShape
      .extend({ id: clientIdSchema, revision: z.number().int().min(0) })
      .superRefine((input, context) => checkFields(input, context)),
    output: emptyOutput,
  },
  'remove-license': {
    input: z.strictObject({ id: clientIdSchema, revision: z.number().int().min(1) }),
    output: emptyOutput,
  },
} as const;
