import { expect, it } from 'vitest';
import { toTimeSpan } from './timeSpan.ts';

const toClock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

it.each([
  ['1 PM to 4 PM', '13:00 16:00'],
  ['1-4 p.m.', '13:00 16:00'],
  ['10–11:30 am', '10:00 11:30'],
  ['11-1 PM', '11:00 13:00'],
  ['11 to 1 PM', '11:00 13:00'],
  ['10-2 P.M.', '10:00 14:00'],
  ['11:30 – 1:30 PM', '11:30 13:30'],
  ['12 to 3 PM', '12:00 15:00'],
  ['10 to noon', '10:00 12:00'],
  ['Noon to 3 PM', '12:00 15:00'],
  ['noon to 3', '12:00 15:00'],
  ['12 noon to 3 PM', '12:00 15:00'],
  ['12:00 Noon until 3', '12:00 15:00'],
  ['8 to midnight', '20:00 24:00'],
  ['8 PM till 12 midnight', '20:00 24:00'],
  ['1 PM to 4 PM ET', '13:00 16:00'],
  ['6:30 PM (EST)', '18:30'],
  ['7 pm, PDT', '19:00'],
  ['noon', '12:00'],
])('reads %j as %s', (time, expected) => {
  const span = toTimeSpan(time);
  const ends = [span?.from, span?.to].filter((end) => end !== undefined);
  expect(ends.map(toClock).join(' ')).toBe(expected);
});

it.each([
  '',
  'after lunch',
  '1-4',
  '6:30 ET',
  '4 PM to 1 PM',
  '4 to 1 PM',
  '12-12 PM',
  '11 PM to 1 AM',
  'midnight to 3',
  '13 to 14 PM',
  '1:75 PM',
  '1 PM to 2 PM to 3 PM',
  '5 noon',
])('doesn’t guess at %j', (time) => expect(toTimeSpan(time)).toBeUndefined());
