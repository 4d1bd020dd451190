/** A form over a record that others may change meanwhile: what is typed, and what it was typed over. */
interface RecordForm<T extends object> {
  values: T;
  /** As it is stored, as far as this page knows. */
  stored: T;
  /** Fields that were changed here, and by somebody else meanwhile. */
  conflicts: readonly (keyof T & string)[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const fieldsOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

export const isSameRecord = <T extends object>(one: T, other: T): boolean =>
  fieldsOf({ ...one, ...other }).every((field) => isSame(one[field], other[field]));

export const openForm = <T extends object>(stored: T): RecordForm<T> => ({
  values: stored,
  stored,
  conflicts: [],
});

export const isChanged = <T extends object>({ values, stored }: RecordForm<T>): boolean =>
  !isSameRecord(values, stored);

export const typed = <T extends object>(form: RecordForm<T>, change: Partial<T>): RecordForm<T> => ({
  ...form,
  values: { ...form.values, ...change },
});

/** Takes somebody else's version of a field. */
export const takeTheirs = <T extends object>(
  form: RecordForm<T>,
  field: keyof T & string,
): RecordForm<T> => ({
  ...form,
  values: { ...form.values, [field]: form.stored[field] },
  conflicts: form.conflicts.filter((one) => one !== field),
});

/**
 * The record was changed while the form was open: what was not touched here follows it, what was typed stays, and where
 * both did something else it is a conflict.
 */
export function follow<T extends object>(
  { values, stored, conflicts }: RecordForm<T>,
  now: T,
): RecordForm<T> {
  const fields = fieldsOf(now);
  const isTouched = (field: keyof T & string) => !isSame(values[field], stored[field]);
  const isOpen = (field: keyof T & string) =>
    isTouched(field) &&
    !isSame(values[field], now[field]) &&
    (conflicts.includes(field) || !isSame(stored[field], now[field]));
  const kept = Object.fromEntries(fields.filter(isTouched).map((field) => [field, values[field]]));
  return { values: { ...now, ...kept }, stored: now, conflicts: fields.filter(isOpen) };
}
