import { expect, it } from 'vitest';
import { findTimeProblem, toFlyerEvent } from './flyerEvent.ts';

const openHouse = {
  open_house_date: '2026-11-29',
  open_house_time: ' 1 PM\nto 4 PM ',
  property_address: '230 Elm Street, Nutley, NJ 07110',
};

it('has the date, hours and address of an open house', () => {
  expect(toFlyerEvent(openHouse)).toEqual({
    date: '2026-11-29',
    day: 'Sunday, Nov 29, 2026',
    time: '1 PM to 4 PM',
    place: '230 Elm Street, Nutley, NJ 07110',
  });
});

it('has the location of another event', () => {
  const data = { event_date: '2026-12-08', time: '6:30 PM', venue: 'Clifton Memorial Library' };
  expect(toFlyerEvent(data)).toMatchObject({
    day: 'Tuesday, Dec 8, 2026',
    time: '6:30 PM',
    place: 'Clifton Memorial Library',
  });
});

it('omits what the flyer doesn’t have', () => {
  expect(toFlyerEvent({ open_house_date: '2026-11-29' })).toMatchObject({ time: '', place: '' });
});

it.each([{}, { open_house_date: '' }, { open_house_date: '2026-02-30' }, { event_date: 'in spring' }])(
  'is undefined without a date: %j',
  (data) => expect(toFlyerEvent({ ...data, property_address: '1 Main Street' })).toBeNull(),
);

it.each([
  ['open_house_date', 'open_house_time', '1-4', 'open_house_time'],
  ['event_date', 'time', 'after lunch', 'time'],
  ['event_date', 'event_time', '1-4 PM', undefined],
  ['open_house_date', 'open_house_time', '', undefined],
  ['no_date', 'open_house_time', '1-4', undefined],
])('with %s, reports %s if calendars can’t read %j: %s', (date, time, written, field) => {
  expect(findTimeProblem({ [date]: '2026-11-29', [time]: written })?.field).toBe(field);
});
