import type { Branch } from './branch.ts';
import { US_STATES } from './usStates.ts';

const NAMES = Object.entries(US_STATES).toSorted(([, one], [, other]) => other.length - one.length);
const END = /[\s.,]*(\d{5}(-\d{4})?)?[\s.,]*$/;

/**
 * Returns the postal code of the state at the end of a location, before a ZIP code if there is one: `Clifton, NJ 07013`,
 * `Newark, New Jersey`. Undefined where none stands there: a ZIP code alone or a town names no state that we can be sure of.
 */
export function findState(location: string): string | undefined {
  const text = location.replace(END, '');
  const named = NAMES.find(([, name]) => new RegExp(`(^|[\\s,])${name}$`, 'i').test(text));
  // "Washington, DC" ends with a code; "Kansas City" ends with no state.
  if (named) return named[0];
  // Small letters count after a comma only: "a home in", "moving to me".
  const [, code] = /(?:^|[\s,])([A-Z]{2})$/.exec(text) ?? /,\s*([A-Za-z]{2})$/.exec(text) ?? [];
  const upper = code?.toUpperCase();
  return upper !== undefined && Object.hasOwn(US_STATES, upper) ? upper : undefined;
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the id of the branch in whose area a property lies, as far as the directory says: the only branch in its state, else the one
 * whose name, which is its town, stands in the location. Undefined where several branches or none could be meant.
 * @param location as the applicant typed it
 */
export function findBranch(
  location: string,
  branches: readonly Pick<Branch, 'id' | 'name' | 'state'>[],
): string | undefined {
  const state = findState(location);
  const near = branches.filter((branch) => branch.state === state);
  if (near.length <= 1) return near[0]?.id;
  const named = near.filter(({ name }) =>
    new RegExp(`(^|[^\\p{L}])${escapePattern(name)}($|[^\\p{L}])`, 'iu').test(location),
  );
  return named.length === 1 ? named[0]?.id : undefined;
}
