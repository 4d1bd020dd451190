import { objectKeys } from '@brokerage/domain/collections/records';
import isDeepEqual from 'fast-deep-equal';

/** A form for a record that others may change at the same time: the typed values and the ones they replace. */
export interface RecordForm<T extends object> {
  values: T;
  /** The record as last read or saved here. */
  stored: T;
  /** The record as last read. */
  latest: T;
  /** Fields changed both here and by someone else. */
  conflicts: readonly (keyof T & string)[];
}

export const isSameRecord = <T extends object>(one: T, other: T): boolean =>
  objectKeys({ ...one, ...other }).every((field) => isDeepEqual(one[field], other[field]));

export const openForm = <T extends object>(stored: T): RecordForm<T> => ({
  values: stored,
  stored,
  latest: stored,
  conflicts: [],
});

export const isChanged = <T extends object>({ values, stored }: RecordForm<T>): boolean =>
  !isSameRecord(values, stored);

/** Returns the fields that differ from the stored ones. Only these are sent, in case this page has an old version of the others. */
export const changedFields = <T extends object>(values: T, stored: T): Partial<T> => {
  const changes: Partial<T> = {};
  for (const field of objectKeys(values)) {
    if (!isDeepEqual(values[field], stored[field])) changes[field] = values[field];
  }
  return changes;
};

/** Returns the form with the changed values. */
export const withChanges = <T extends object>(form: RecordForm<T>, change: Partial<T>): RecordForm<T> => ({
  ...form,
  values: { ...form.values, ...change },
});

/** Returns the form after `saved` replaced the record `latest`, unless a newer one was read meanwhile: that one follows the save. */
export const withSaved = <T extends object>(form: RecordForm<T>, saved: T, latest: T): RecordForm<T> =>
  form.latest === latest ? { ...form, stored: saved, conflicts: [] } : form;

/** Returns the form without its changes. */
export const withoutChanges = <T extends object>(form: RecordForm<T>): RecordForm<T> => ({
  ...form,
  values: form.stored,
  conflicts: [],
});

/** Returns the form with the stored version of a conflicting field. */
export const takeTheirs = <T extends object>(
  form: RecordForm<T>,
  field: keyof T & string,
): RecordForm<T> => ({
  ...form,
  values: { ...form.values, [field]: form.stored[field] },
  conflicts: form.conflicts.filter((conflict) => conflict !== field),
});

/** Keeps the typed value of a field that someone else changed too. */
export const keepMine = <T extends object>(form: RecordForm<T>, field: keyof T & string): RecordForm<T> => ({
  ...form,
  conflicts: form.conflicts.filter((conflict) => conflict !== field),
});

type Parts = Record<string, unknown>;

/** Returns whether a value's named parts can change separately; the parts of a value with a `kind` belong together. */
const isGroup = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('kind' in value);
const hasSameParts = (one: Parts, other: Parts) =>
  isDeepEqual(Object.keys(one).toSorted(), Object.keys(other).toSorted());

/** Merges two changes of a value; if both changed the same part, mine stays and it counts as a conflict. */
function merge(mine: unknown, before: unknown, theirs: unknown): { value: unknown; isConflict: boolean } {
  if (isDeepEqual(mine, before)) return { value: theirs, isConflict: false };
  if (isDeepEqual(theirs, before) || isDeepEqual(mine, theirs)) return { value: mine, isConflict: false };
  const isMergeable = isGroup(mine) && isGroup(before) && isGroup(theirs);
  if (!isMergeable || !hasSameParts(mine, before) || !hasSameParts(mine, theirs)) {
    return { value: mine, isConflict: true };
  }
  // Keep the stored order of keys, so that a different order alone doesn't count as a change.
  const parts = Object.keys(theirs).map(
    (part) => [part, merge(mine[part], before[part], theirs[part])] as const,
  );
  return {
    value: Object.fromEntries(parts.map(([part, { value }]) => [part, value])),
    isConflict: parts.some(([, { isConflict }]) => isConflict),
  };
}

/**
 * Returns the form after someone else changed the record: unedited fields take the new value, edited ones keep theirs, and a field changed
 * by both is a conflict. A field with parts, such as office hours, is merged part by part.
 */
export function mergeStored<T extends object>(
  { values, stored, conflicts }: RecordForm<T>,
  latest: T,
): RecordForm<T> {
  const fields = objectKeys(latest);
  const merged = fields.map((field) => ({ field, ...merge(values[field], stored[field], latest[field]) }));
  const isOpen = ({ field, value, isConflict }: (typeof merged)[number]) =>
    !isDeepEqual(value, latest[field]) && (isConflict || conflicts.includes(field));
  return {
    values: { ...latest, ...Object.fromEntries(merged.map(({ field, value }) => [field, value])) },
    stored: latest,
    latest,
    conflicts: merged.filter(isOpen).map(({ field }) => field),
  };
}
