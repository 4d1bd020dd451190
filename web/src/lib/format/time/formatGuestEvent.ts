import type { GuestEvent } from '@brokerage/domain/link/guestEvent';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { pluralize } from '@brokerage/domain/text/pluralize';

/** Formats an event: `Homebuyer seminar, Dec 3, 2026, 50 guests`. */
export const formatGuestEvent = ({ name, day, guests }: GuestEvent): string =>
  `${name}, ${formatDay(day)}, ${pluralize(guests, 'guest')}`;
