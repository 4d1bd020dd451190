import { companyDate, companyMoment, companyTimeOfDay } from './companyTime.ts';

const isKnown = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime());

/** Formats a date in the company's time zone, `Nov 20, 2026`; N/A if it isn't known. */
export const formatDate = (date: Date | undefined): string => (isKnown(date) ? companyDate(date) : 'N/A');

/** Formats date and time in the company's time zone, `Nov 20, 2026, 3:05 PM ET`; N/A if it isn't known. */
export const formatMoment = (date: Date | undefined): string => (isKnown(date) ? companyMoment(date) : 'N/A');

/** Formats the time of day in the company's time zone, `3:05 PM ET`; '' if it isn't known. */
export const formatTime = (date: Date): string => (isKnown(date) ? companyTimeOfDay(date) : '');
