import { objectKeys } from '@brokerage/domain/collections/records';
import { REALTOR_LIMITS, type Realtor } from '@brokerage/domain/directory/realtor';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { blankableLine, emailLine, requiredLine, requiredPhone } from '@brokerage/domain/text/lines';
import * as z from 'zod';

/** Labels of the table columns. */
export const COLUMNS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  mls_id: 'MLS ID',
  brokerage: 'Brokerage',
} as const satisfies Partial<Record<keyof Realtor, string>>;
export type Column = keyof typeof COLUMNS;
export const COLUMN_KEYS = objectKeys(COLUMNS);

/** The input for a realtor; blank means "not known". */
export const realtorEntrySchema = z.object({
  name: requiredLine(REALTOR_LIMITS.name, 'Name'),
  email: z.literal('').or(emailLine),
  phone: z.string().trim().pipe(z.literal('').or(requiredPhone)),
  mls_id: blankableLine(REALTOR_LIMITS.mls_id, 'MLS ID'),
  brokerage: blankableLine(REALTOR_LIMITS.brokerage, 'Brokerage'),
  photo_url: z.string().max(REALTOR_LIMITS.photo_url),
  logo_url: z.string().max(REALTOR_LIMITS.logo_url),
  notes: z
    .string()
    .trim()
    .max(REALTOR_LIMITS.notes, `Notes must be ${REALTOR_LIMITS.notes} characters or fewer`),
});
export type RealtorEntry = z.output<typeof realtorEntrySchema>;

export const NEW_ENTRY: RealtorEntry = {
  name: '',
  email: '',
  phone: '',
  mls_id: '',
  brokerage: '',
  photo_url: '',
  logo_url: '',
  notes: '',
};

/** Labels of the form's fields. */
export const ENTRY_LABELS = {
  ...COLUMNS,
  photo_url: 'Photo',
  logo_url: 'Logo',
  notes: 'Notes',
} as const satisfies Record<keyof RealtorEntry, string>;

/** Formats a field's value; `picture` stands for a picture. */
export function formatEntryField(field: keyof RealtorEntry, value: string, picture: string): string {
  if (value === '') return 'none';
  if (field === 'photo_url' || field === 'logo_url') return picture;
  return field === 'phone' ? formatUsPhone(value) : value;
}

/** Returns the fields of a realtor that can be changed. */
export const toRealtorEntry = ({
  name,
  email,
  phone,
  mls_id,
  brokerage,
  photo_url,
  logo_url = '',
  notes,
}: Realtor): RealtorEntry => ({
  name,
  email,
  phone,
  mls_id,
  brokerage,
  photo_url,
  logo_url,
  notes,
});

/** Messages for fields that must be either blank or valid. */
const INVALID: Partial<Record<keyof RealtorEntry, string>> = {
  email: 'Invalid email address',
  phone: 'Valid phone number required',
};

/** Returns the schema for changing a realtor; an unchanged email or phone from before these checks passes. */
export const toRealtorSchema = (stored: RealtorEntry | undefined) =>
  stored
    ? realtorEntrySchema.extend({
        email: z.literal(stored.email).or(realtorEntrySchema.shape.email),
        phone: z.literal(stored.phone).or(realtorEntrySchema.shape.phone),
      })
    : realtorEntrySchema;

/** Returns the errors by field. `stored`: the realtor as stored, unless it's a new one. */
export function entryErrors(
  entry: RealtorEntry,
  stored?: RealtorEntry,
): Partial<Record<keyof RealtorEntry, string>> {
  const errors: Partial<Record<keyof RealtorEntry, string>> = {};
  for (const { path, message } of toRealtorSchema(stored).safeParse(entry).error?.issues ?? []) {
    // An issue’s path begins with a field of the schema.
    const field = path[0] as keyof RealtorEntry;
    errors[field] ??= INVALID[field] ?? message;
  }
  return errors;
}

/** Returns a column's value as the page shows it. */
export const formatColumn = (realtor: Realtor, column: Column): string =>
  column === 'phone' ? formatUsPhone(realtor.phone) : realtor[column];

/** Returns the realtors that match every search word in some column, or that the database found for these words. */
export function searchRealtors(realtors: readonly Realtor[], words: string): Realtor[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return realtors.filter((realtor) => {
    const text = [...COLUMN_KEYS.map((column) => formatColumn(realtor, column)), realtor.phone]
      .join(' ')
      .toLowerCase();
    return (
      wanted.every((word) => text.includes(word)) ||
      matchesSearch(searchTexts.realtor(realtor), toSearchWords(words))
    );
  });
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns another realtor who is probably the same one: same name and brokerage, or same email. */
export function findDuplicate(
  entry: RealtorEntry,
  realtors: readonly Realtor[],
  ownId: string | undefined,
): Realtor | undefined {
  return realtors.find(
    (realtor) =>
      realtor.id !== ownId &&
      ((plain(entry.email) !== '' && plain(realtor.email) === plain(entry.email)) ||
        (plain(entry.name) !== '' &&
          plain(realtor.name) === plain(entry.name) &&
          plain(realtor.brokerage) === plain(entry.brokerage))),
  );
}
