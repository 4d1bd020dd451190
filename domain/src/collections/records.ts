/** Returns the keys of a record whose type names all that it has; `Object.keys` answers `string[]`. */
export const objectKeys = <K extends string>(record: Partial<Record<K, unknown>>) =>
  Object.keys(record) as K[];

/** Returns the record that has a value for each key; `Object.fromEntries` forgets the keys. */
export const toRecord = <K extends string, V>(keys: readonly K[], toValue: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, V>;

/** Returns whether a text from elsewhere is one of the record's own keys. */
export const hasKey = <K extends string>(record: Partial<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key);
