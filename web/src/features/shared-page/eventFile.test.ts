import { expect, it } from 'vitest';
import { toEventFile } from './eventFile.ts';

const ADDRESS = 'https://www.larkfield.example/shared/abCD23efGH45';
const linesOf = (time: string, place = '230 Elm Street, Nutley, NJ 07110') =>
  toEventFile({ date: '2026-11-29', day: 'Sunday, Nov 29, 2026', time, place }, 'Open house', ADDRESS)
    .replaceAll('\r\n ', '')
    .split('\r\n');

it.each([
  ['1 PM to 4 PM', '130000', '160000'],
  ['1 to 4 p.m.', '130000', '160000'],
  ['11 – 1:30 PM', '110000', '133000'],
  ['11 AM – 1:30 PM', '110000', '133000'],
  ['10–11:30 am', '100000', '113000'],
  ['10 to noon', '100000', '120000'],
  ['Noon to 3 PM', '120000', '150000'],
  ['6:30 PM', '183000', undefined],
  ['after lunch', undefined, undefined],
  ['4 PM to 1 PM', undefined, undefined],
  ['', undefined, undefined],
])('has %j in the place’s time zone', (time, from, to) => {
  const lines = linesOf(time);
  expect(lines).toContain(from === undefined ? 'DTSTART;VALUE=DATE:20261129' : `DTSTART:20261129T${from}`);
  const ends = lines.filter((line) => line.startsWith('DTEND'));
  expect(ends).toEqual(to === undefined ? [] : [`DTEND:20261129T${to}`]);
});

it('contains what, where, and the flyer’s time', () => {
  const lines = linesOf('after lunch');
  expect(lines).toContain('SUMMARY:Open house');
  expect(lines).toContain('LOCATION:230 Elm Street\\, Nutley\\, NJ 07110');
  expect(lines).toContain(`DESCRIPTION:after lunch\\n${ADDRESS}`);
  expect(linesOf('', '').some((line) => line.startsWith('LOCATION'))).toBe(false);
});
