const SEPARATOR = '; ';

/**
 * Returns the difference between two values that are each formatted as a list of parts on one line, such as `Mon-Fri 9:00 AM to 5:00 PM;
 * Eastern time`: the parts that only one of them has, one per line. `none` is shown for a side without such parts.
 */
export function differingParts(mine: string, theirs: string, none = 'none'): [mine: string, theirs: string] {
  const parts = [mine.split(SEPARATOR), theirs.split(SEPARATOR)] as const;
  const only = (own: readonly string[], other: readonly string[]) =>
    own.filter((part) => !other.includes(part)).join('\n') || none;
  return [only(parts[0], parts[1]), only(parts[1], parts[0])];
}
