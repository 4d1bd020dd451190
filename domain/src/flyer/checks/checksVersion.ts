/**
 * Returns one short name for a set of checks and their versions, in any order: `36-9f3c2a1b` is the number of checks and a 32-bit FNV-1a
 * hash of them. It tells sets apart; it isn't a security measure.
 */
export function checksVersion(versions: ReadonlyMap<string, number>): string {
  const text = [...versions]
    .map(([id, version]) => `${id}@${version}`)
    .toSorted()
    .join('\n');
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return `${versions.size}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
