import type { Flyer } from '@brokerage/domain/flyer/record/flyer';

/** What the owner of a flyer changes. `data` holds what was typed, by field key. */
export type FlyerContent = Pick<Flyer, 'title' | 'public_title' | 'data' | 'realtor_id'>;
/** A flyer as the editor follows it. */
export type StoredFlyer = FlyerContent & Pick<Flyer, 'status' | 'revision' | 'updated_at'>;

export const toFlyerContent = ({ title, public_title, data, realtor_id }: FlyerContent): FlyerContent => ({
  title,
  public_title,
  data,
  realtor_id,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Same by content, in whatever order the keys are: the database gives them back in its own. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]))
  );
}

export const isSameContent = (one: FlyerContent, other: FlyerContent): boolean =>
  isSameValue(toFlyerContent(one), toFlyerContent(other));
