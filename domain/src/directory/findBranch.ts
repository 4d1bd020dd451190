import type { Branch } from './branch.ts';
import { stateInAddress } from './stateInAddress.ts';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the id of the branch that serves a property's area: the only branch in its state, otherwise the branch whose name (its town)
 * appears in the location. Undefined if no branch or several could be meant.
 * @param location as the applicant typed it
 */
export function findBranch(
  location: string,
  branches: readonly Pick<Branch, 'id' | 'name' | 'state'>[],
): string | undefined {
  const state = stateInAddress(location);
  const near = branches.filter((branch) => branch.state === state);
  if (near.length <= 1) return near[0]?.id;
  const named = near.filter(({ name }) =>
    new RegExp(`(^|[^\\p{L}])${escapePattern(name)}($|[^\\p{L}])`, 'iu').test(location),
  );
  return named.length === 1 ? named[0]?.id : undefined;
}
