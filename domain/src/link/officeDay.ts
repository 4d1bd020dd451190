import { zonedFormat } from '../schedule/zonedFormat.ts';

const clock = zonedFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The date on the office's clock, such as 2026-11-21. */
export const officeDay = (at: Date, timeZone: string): string => clock(timeZone).format(at);
