import { expect, it } from 'vitest';
import { withDates } from './withDates.ts';

const AT = new Date('2026-03-05T12:00:00Z');

/** Like the timestamp of either SDK. */
class Timestamp {
  toDate = () => AT;
}
class GeoPoint {
  latitude = 1;
}

it('converts timestamps to Dates at any depth and leaves other values and classes alone', () => {
  const point = new GeoPoint();
  const found = withDates({
    a: new Timestamp(),
    b: [{ c: new Timestamp() }, [new Timestamp()]],
    d: null,
    e: { f: { g: new Timestamp() } },
    point,
    text: '2026-03-05',
  });
  expect(found).toEqual({
    a: AT,
    b: [{ c: AT }, [AT]],
    d: null,
    e: { f: { g: AT } },
    point,
    text: '2026-03-05',
  });
  expect(found.point).toBe(point);
});
