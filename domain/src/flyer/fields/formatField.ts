import { formatUsPhone } from '../../phone/formatUsPhone.ts';
import type { NumberUnit, TemplateField } from '../../template/template.ts';
import { isEmptyRichText, richTextToPlain } from '../texts/richText.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns whether the field is empty: no value, blanks, or a rich text without a letter. Zero and false are values. */
export function isEmptyValue(field: Pick<TemplateField, 'type'>, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (field.type === 'rich_text') return isEmptyRichText(value);
  if (typeof value === 'string') return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(value);
  return typeof value === 'number' && Number.isNaN(value);
}

/**
 * Returns a field's value for display: dates as MMM d, yyyy, dollars and numbers with thousands separators, percent to three decimals, US
 * phone numbers as (973) 555-0102. A value that doesn't fit its type is left as typed.
 */
export function formatField(field: Pick<TemplateField, 'key' | 'type' | 'unit'>, value: unknown): string {
  if (isEmptyValue(field, value)) return '';
  if (field.type === 'rich_text') return richTextToPlain(value);
  const text = asText(value).trim();
  switch (field.type) {
    case 'date': {
      const day = calendarDay(text);
      return day ? `${day.month} ${day.day}, ${day.year}` : text;
    }
    case 'number':
      return formatNumber(text, toNumberUnit(field));
    case 'phone':
      return formatUsPhone(text);
    default:
      return text;
  }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export interface CalendarDay {
  weekday: string;
  /** Three letters. */
  month: string;
  day: number;
  year: number;
}

/** Returns the day in `yyyy-mm-dd`, independent of time zones; undefined if there is no such day. */
export function calendarDay(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return { weekday: WEEKDAYS[date.getUTCDay()] ?? '', month: MONTHS[month - 1] ?? '', day, year };
}

// Versions from before fields had a unit indicate it in their key.
const PERCENT = /(^|_)(rate|apr|percent|ltv|down)(_|$)/;
const DOLLARS = /(^|_)(price|amount|payment|value|cost|costs|fee|fees|limit|savings|income)(_|$)/;

/** Returns the unit of a number field. */
export function toNumberUnit({ key, unit }: Pick<TemplateField, 'key' | 'unit'>): NumberUnit {
  return unit ?? (DOLLARS.test(key) ? 'usd' : PERCENT.test(key) ? 'percent' : 'plain');
}

function formatNumber(text: string, unit: NumberUnit): string {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number) || Math.abs(number) >= 1e15) return text;
  switch (unit) {
    case 'usd': {
      const cents = Number.isInteger(number) ? 0 : 2;
      return `${number < 0 ? '-' : ''}$${grouped(Math.abs(number).toFixed(cents))}`;
    }
    case 'percent':
      return `${number.toFixed(3)}%`;
    case 'plain':
      return grouped(String(number));
  }
}

/** Formats 1234567.5 as 1,234,567.5. */
function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const separated = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? separated : `${separated}.${fraction}`;
}
