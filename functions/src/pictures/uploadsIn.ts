import { uploadedPath } from './uploadedPath.ts';

/** Fields that can contain a picture's address; `default` is a field's default in a template's draft. */
const PICTURE_FIELDS = new Set([
  'photo',
  'photo_url',
  'headshot_url',
  'logo',
  'logo_url',
  'mark',
  'mark_url',
  'default',
]);
/** Values of a template's fields by key. Only the template knows which ones are pictures, so each may be one. */
const FIELD_VALUES = new Set(['data', 'default_data']);

/** Firestore's own limit for nested maps and lists. */
const DEEPEST = 20;

/**
 * Returns whether a value is a plain map or list. Firestore's references and timestamps are classes, and a reference leads back to the
 * client in a cycle.
 */
function isMapOrList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
}

function addressesIn(value: unknown, parent = '', depth = 0): string[] {
  if (depth > DEEPEST || !isMapOrList(value)) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return addressesIn(inner, key, depth + 1);
    return PICTURE_FIELDS.has(key) || FIELD_VALUES.has(parent) ? [inner] : [];
  });
}

/**
 * Returns a tenant's uploads that the picture fields of a raw record name: a record that doesn't parse still refers to its pictures. An
 * address in a text, such as a note, is not a use.
 */
export const uploadsIn = (record: unknown, tenantId: string): string[] =>
  [...new Set(addressesIn(record).flatMap((address) => uploadedPath(address, tenantId) ?? []))].sort();
