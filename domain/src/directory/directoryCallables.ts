import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { weekSchema } from '../schedule/officeSchedule.ts';
import { isOfficeTimeZone, isStateCode } from '../schedule/timeZones.ts';
import { emptyOutput, HTTPS_ADDRESS } from '../schemaParts.ts';
import { blankableFreeText, blankableLine, requiredLine } from '../text/lines.ts';
import { findBranchAddressProblem } from './branchAddress.ts';
import { DIRECTORY_PAGE_LIMIT, OFFICER_TITLES } from './officer.ts';

/** Limits in characters, and maximum numbers of languages and specialties per entry. */
export const DIRECTORY_LIMITS = {
  bio: 1500,
  language: 40,
  languages: 10,
  specialty: 60,
  specialties: 6,
  booking_url: 500,
  branch_name: 60,
  address: 200,
  license: 60,
  manager: 100,
} as const;

/** The revision that the caller has seen. */
const revision = z.number().int().min(0);
const isUnique = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** The fields of an officer's entry that super administrators edit. The rest comes from the member's profile. */
export const officerEntrySchema = z.strictObject({
  title: z.enum(OFFICER_TITLES, { error: 'Choose a title' }),
  bio: blankableFreeText(DIRECTORY_LIMITS.bio, 'About'),
  languages: z
    .array(requiredLine(DIRECTORY_LIMITS.language, 'Language'))
    .max(DIRECTORY_LIMITS.languages, `No more than ${DIRECTORY_LIMITS.languages} languages`)
    .refine(isUnique, 'Name each language once'),
  specialties: z
    .array(requiredLine(DIRECTORY_LIMITS.specialty, 'Specialty'))
    .max(DIRECTORY_LIMITS.specialties, `No more than ${DIRECTORY_LIMITS.specialties} specialties`)
    .refine(isUnique, 'Name each specialty once'),
  licensed_states: z
    .array(z.string().refine(isStateCode, 'Choose a US state'))
    .refine(isUnique, 'Choose each state once'),
  booking_url: blankableLine(DIRECTORY_LIMITS.booking_url, 'Booking link').refine(
    (address) => address === '' || HTTPS_ADDRESS.test(address),
    'Enter a web address that starts with https://',
  ),
  /** An open branch of the company; blank: none yet. */
  branchId: z.union([z.literal(''), documentIdSchema], { error: 'Choose a branch' }),
});
export type OfficerEntryFields = z.output<typeof officerEntrySchema>;

/** A branch as validated by the form. Extend it with `safeExtend`, which keeps the check of its address. */
export const branchFieldsSchema = z
  .strictObject({
    name: requiredLine(DIRECTORY_LIMITS.branch_name, 'Name'),
    address: requiredLine(DIRECTORY_LIMITS.address, 'Address'),
    state: z.string({ error: 'Choose a state' }).refine(isStateCode, 'Choose a state'),
    licenseNumber: requiredLine(DIRECTORY_LIMITS.license, 'License number'),
    manager: requiredLine(DIRECTORY_LIMITS.manager, 'Manager'),
    /** Blank: the state's, see `branchTimeZone`. */
    time_zone: z.string().refine((zone) => zone === '' || isOfficeTimeZone(zone), 'Choose a time zone'),
    is_hidden: z.boolean(),
  })
  .superRefine(({ address, state }, context) => {
    const message = findBranchAddressProblem(address, state);
    if (message) context.addIssue({ code: 'custom', path: ['address'], message });
  });
export type BranchFields = z.output<typeof branchFieldsSchema>;

const ids = z.array(documentIdSchema).max(DIRECTORY_PAGE_LIMIT);

/** Contracts of what super administrators do with the directory. */
export const directoryCallables = {
  /** Creates an unlisted entry for an active member who has none. */
  'create-directory-entry': {
    input: z.strictObject({ uid: documentIdSchema }),
    output: z.object({ id: z.string() }),
  },
  'save-directory-entry': {
    input: officerEntrySchema.extend({
      /** Pages from before specialties existed send none: the stored ones stay. */
      specialties: officerEntrySchema.shape.specialties.optional(),
      id: documentIdSchema,
      revision,
    }),
    output: emptyOutput,
  },
  /** Lists or hides an entry. */
  'list-directory-entry': {
    input: z.strictObject({ id: documentIdSchema, revision, is_listed: z.boolean() }),
    output: emptyOutput,
  },
  /** `branch_id`: the branch whose listed officers are ordered; null: the open branches. `expected`: the order as the caller saw it. */
  'order-directory': {
    input: z.strictObject({ branch_id: documentIdSchema.nullable(), ids, expected: ids }),
    output: emptyOutput,
  },
  /** One branch per `request_id`: a retry sends the same. `week`: its own hours; null: the company's; absent: unchanged. */
  'add-branch': {
    input: branchFieldsSchema.safeExtend({
      week: weekSchema.nullable().optional(),
      request_id: clientIdSchema,
    }),
    output: z.object({ id: z.string() }),
  },
  'save-branch': {
    input: branchFieldsSchema.safeExtend({
      week: weekSchema.nullable().optional(),
      id: documentIdSchema,
      revision,
    }),
    output: emptyOutput,
  },
  'close-branch': {
    input: z.strictObject({ id: documentIdSchema, revision, successor_id: documentIdSchema }),
    output: z.object({ moved: z.object({ officers: z.number().int(), members: z.number().int() }) }),
  },
  'reopen-branch': {
    input: z.strictObject({ id: documentIdSchema, revision }),
    output: emptyOutput,
  },
} as const;
