import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerHome, toFlyerHome } from '@brokerage/domain/flyer/texts/flyerHome';

/** Returns the home that an approved flyer advertises; null where it advertises none. A letter's address is that of who receives it. */
export const sharedHome = ({ snapshot, data }: Pick<Flyer, 'snapshot' | 'data'>): FlyerHome | null =>
  snapshot?.category === 'letter' ? null : toFlyerHome(data);
