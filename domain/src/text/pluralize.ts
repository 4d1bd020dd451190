/** Returns a count with its noun: 1 record, 1,200 records. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
