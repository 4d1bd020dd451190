import type { GuestEvent } from '@brokerage/domain/link/guestEvent';
import { pluralize } from '../pluralize.ts';
import { formatIsoDate } from './formatIsoDate.ts';

/** Returns an event in words: `Homebuyer seminar, Dec 3, 2026, 50 guests`. */
export const formatGuestEvent = ({ name, day, guests }: GuestEvent): string =>
  `${name}, ${formatIsoDate(day)}, ${pluralize(guests, 'guest')}`;
