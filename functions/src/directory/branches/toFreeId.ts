import { toSlug } from '@brokerage/domain/directory/toSlug';

/** Returns the part of the new branch's public address that no other branch has: `clifton-nj`, `clifton-nj-2`. */
export function toFreeId(
  { name, state }: { name: string; state: string },
  taken: ReadonlySet<string>,
): string {
  const slug = toSlug(`${name} ${state}`);
  let id = slug;
  for (let n = 2; taken.has(id); n += 1) id = `${slug}-${n}`;
  return id;
}
