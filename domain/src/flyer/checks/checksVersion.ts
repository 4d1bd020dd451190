/**
 * Returns one short name for a set of checks and their versions, whatever their order: `36-9f3c2a1b`, the number of checks and FNV-1a over
 * 32 bits. It tells sets apart and protects nothing.
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
