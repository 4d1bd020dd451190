import { companyDate, companyMoment, companyTimeOfDay } from './companyTime.ts';

const isKnown = (date: Date | undefined): date is Date => date !== undefined && !Number.isNaN(date.getTime());

/** Formats a date on the company's clock, `Nov 20, 2026`; N/A when it is not known. */
export const formatDate = (date: Date | undefined): string => (isKnown(date) ? companyDate(date) : 'N/A');

/** Formats day and time on the company's clock, `Nov 20, 2026, 3:05 PM ET`; N/A when it is not known. */
export const formatMoment = (date: Date | undefined): string => (isKnown(date) ? companyMoment(date) : 'N/A');

/** Formats the time of day in the company's time zone, `3:05 PM ET`; '' if it isn't known. */
export const formatTime = (date: Date): string => (isKnown(date) ? companyTimeOfDay(date) : '');
