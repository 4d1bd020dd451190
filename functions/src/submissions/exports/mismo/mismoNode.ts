/**
 * An element of MISMO XML: children by name, in the order that the schema requires, with an array for repeated ones. Names that begin with
 * `@` are attributes. An undefined or empty child is left out.
 */
export interface MismoNode {
  [name: string]: string | MismoNode | readonly MismoNode[] | undefined;
}

/** Returns US dollars in the schema's format for amounts, such as 525000.00. */
export const toAmount = (dollars: number | undefined): string | undefined => dollars?.toFixed(2);

/** Returns `true` or `false`. */
export const toIndicator = (isTrue: boolean | undefined): string | undefined =>
  isTrue === undefined ? undefined : String(isTrue);

/** Returns the element without its empty parts; undefined if nothing is left. */
export function prune(node: MismoNode): MismoNode | undefined {
  const kept = Object.entries(node).flatMap(([name, child]): [string, MismoNode[string]][] => {
    if (child === undefined || child === '') return [];
    if (typeof child === 'string') return [[name, child]];
    if (Array.isArray(child)) {
      const children = child
        .map((element: MismoNode) => prune(element))
        .filter((element) => element !== undefined);
      return children.length > 0 ? [[name, children]] : [];
    }
    // `Array.isArray` doesn’t narrow readonly arrays away.
    const pruned = prune(child as MismoNode);
    return pruned ? [[name, pruned]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
