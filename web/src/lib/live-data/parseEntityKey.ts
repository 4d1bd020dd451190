/** Parses a key such as `flyer:abc` into type and id; undefined if it's invalid. */
export function parseEntityKey(key: string): { type: string; id: string } | undefined {
  const at = key.indexOf(':');
  return at === -1 ? undefined : { type: key.slice(0, at), id: key.slice(at + 1) };
}
