/** Returns the typed keys of a record; `Object.keys` returns `string[]`. */
export const objectKeys = <K extends string>(record: Partial<Record<K, unknown>>) =>
  Object.keys(record) as K[];

/** Returns a record with a value for each key; `Object.fromEntries` loses the key type. */
export const toRecord = <K extends string, V>(keys: readonly K[], toValue: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, V>;

/** Returns whether a text from outside is one of the record's own keys. */
export const hasKey = <K extends string>(record: Partial<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key);
