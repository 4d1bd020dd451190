import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import isDeepEqual from 'fast-deep-equal';

/** The parts of a flyer that its owner edits. `data` contains typed values by field key. */
export type FlyerContent = Pick<Flyer, 'title' | 'public_title' | 'data' | 'realtor_id'>;
/** A flyer as the editor follows it. */
export type StoredFlyer = FlyerContent & Pick<Flyer, 'status' | 'revision' | 'updated_at'>;

export const toFlyerContent = ({ title, public_title, data, realtor_id }: FlyerContent): FlyerContent => ({
  title,
  public_title,
  data,
  realtor_id,
});

/** Returns whether both are the same, ignoring the order of keys: the database returns them in its own. */
export const isSameContent = (one: FlyerContent, other: FlyerContent): boolean =>
  isDeepEqual(toFlyerContent(one), toFlyerContent(other));
