import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type Turn, toTurn, toTurnOrder } from './turn.ts';

test.each([
  ['nobody has had one', ['a', 'b', 'c'], undefined, ['a', 'b', 'c']],
  ['the one after the last', ['a', 'b', 'c'], { last_officer_id: 'a', position: 0 }, ['b', 'c', 'a']],
  ['after the end from the start', ['a', 'b', 'c'], { last_officer_id: 'c', position: 2 }, ['a', 'b', 'c']],
  ['the list was reordered', ['c', 'a', 'b'], { last_officer_id: 'c', position: 2 }, ['a', 'b', 'c']],
  ['the last one has gone: who moved up', ['a', 'c'], { last_officer_id: 'b', position: 1 }, ['c', 'a']],
  ['the last of the list has gone', ['a', 'b'], { last_officer_id: 'c', position: 2 }, ['a', 'b']],
  ['a list that got much shorter', ['a'], { last_officer_id: 'z', position: 40 }, ['a']],
  ['no list', [], { last_officer_id: 'z', position: 40 }, []],
])('%s', (_, officers, turn, order) => {
  expect(toTurnOrder(officers, turn)).toEqual(order);
});

/** Assigns submissions like the server: to the first in turn who can take one. */
function give(officers: string[], available: ReadonlySet<string>, count: number, from?: Turn) {
  const got = new Map(officers.map((id) => [id, 0]));
  let turn = from;
  for (let n = 0; n < count; n += 1) {
    const next = toTurnOrder(officers, turn).find((id) => available.has(id));
    if (next === undefined) break;
    got.set(next, (got.get(next) ?? 0) + 1);
    turn = toTurn(officers, next);
  }
  return { got, turn };
}

const lists = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 50 });
const scenes = lists.chain((officers) =>
  fc.record({
    officers: fc.constant(officers),
    available: fc.subarray(officers),
    before: fc.nat({ max: 60 }),
    count: fc.nat({ max: 200 }),
  }),
);

it('is fair: available officers’ shares differ by at most one, wherever the turn started', () => {
  fc.assert(
    fc.property(scenes, ({ officers, available, before, count }) => {
      const { turn } = give(officers, new Set(officers), before);
      const { got } = give(officers, new Set(available), count, turn);
      const shares = available.map((id) => got.get(id) ?? 0);
      if (shares.length > 0) {
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count);
      }
      const others = officers.filter((id) => !available.includes(id));
      expect(others.every((id) => got.get(id) === 0)).toBe(true);
    }),
  );
});

it('considers everyone once, whatever is stored', () => {
  const turns = fc.record({ last_officer_id: fc.string(), position: fc.nat() });
  fc.assert(
    fc.property(lists, fc.option(turns, { nil: undefined }), (officers, turn) => {
      expect(toTurnOrder(officers, turn).toSorted()).toEqual(officers.toSorted());
    }),
  );
});
