import type { LinkEvent } from '@brokerage/domain/link/linkEvent';
import { formatIsoDate } from './formatIsoDate.ts';
import { pluralize } from './pluralize.ts';

/** Returns an event in words: `Homebuyer seminar, Dec 3, 2026, 50 guests`. */
export const formatLinkEvent = ({ name, day, guests }: LinkEvent): string =>
  `${name}, ${formatIsoDate(day)}, ${pluralize(guests, 'guest')}`;
