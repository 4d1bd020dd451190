/** Returns whether a value is a timestamp; each of Firestore's SDKs has its own class for it. */
const isTimestamp = (value: object): value is { toDate: () => Date } =>
  'toDate' in value && typeof value.toDate === 'function';

function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  // Keep other SDK classes (GeoPoint, references) unchanged; a schema rejects them.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return withDates(value);
}

/** Returns a stored record with Dates instead of Firestore's timestamps, at any depth, so that no SDK class gets past this layer. */
export const withDates = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
