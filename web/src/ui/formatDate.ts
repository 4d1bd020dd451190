import { format, isValid } from 'date-fns';

/** A date as the portal writes it, `MMM d, yyyy` (spec staff-portal section 9); N/A when it is not known. */
export function formatDate(date: Date | undefined): string {
  return date && isValid(date) ? format(date, 'MMM d, yyyy') : 'N/A';
}

/** Day and time on the clock of whoever reads it: Nov 20, 2026, 3:05 PM. */
export function formatMoment(date: Date | undefined): string {
  return date && isValid(date) ? format(date, 'MMM d, yyyy, h:mm a') : 'N/A';
}

/** The time of day on the clock of whoever reads it: 3:05 PM. */
export function formatTime(date: Date): string {
  return isValid(date) ? format(date, 'h:mm a') : '';
}
