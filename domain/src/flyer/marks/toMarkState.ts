import type { FlyerDifference } from '../workflow/flyerDifference.ts';
import type { FlyerMark, MarkResolution } from './flyerMark.ts';

/** The state of an earlier mark, for the next reviewer. */
export interface MarkState {
  isResolved: boolean;
  note: string;
  /** Whether the marked field is the same as in the rejected edition; for a place or a page, whether the whole flyer is. */
  isUnchanged: boolean;
}

const isAbout = (field: string, key: string): boolean =>
  key === field || (field === 'realtor' && key.startsWith('realtor.'));

/** Returns the state of a mark. `differences`: between the rejected edition and the reviewed one. */
export function toMarkState(
  { anchor }: Pick<FlyerMark, 'anchor'>,
  resolution: Pick<MarkResolution, 'is_resolved' | 'note'> | undefined,
  differences: readonly Pick<FlyerDifference, 'key'>[],
): MarkState {
  const isUnchanged =
    anchor.kind === 'field'
      ? !differences.some(({ key }) => isAbout(anchor.field, key))
      : // The working title isn't printed.
        differences.every(({ key }) => key === 'title');
  return { isResolved: resolution?.is_resolved ?? false, note: resolution?.note ?? '', isUnchanged };
}

/** Returns a mark's state as a sentence. */
export function formatMarkState(
  { isResolved, isUnchanged }: MarkState,
  { kind }: FlyerMark['anchor'],
): string {
  const what = kind === 'field' ? 'the field' : 'the flyer';
  if (isResolved)
    return isUnchanged ? `Marked resolved, but ${what} is unchanged` : `Marked resolved, and ${what} changed`;
  return isUnchanged ? `Not resolved: ${what} is unchanged` : `Not marked resolved, but ${what} changed`;
}
