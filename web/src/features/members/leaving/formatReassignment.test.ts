import { expect, test } from 'vitest';
import { formatReassignment } from './formatReassignment.ts';

const daniel = { name: 'Daniel Okafor', officer_id: 'daniel-okafor' };
const unlisted = { name: 'Helen Whitaker', officer_id: null };

test.each([
  [{ submissions: 0, links: 0 }, daniel, 'There were no open submissions or shared links to reassign.'],
  [{ submissions: 0, links: 2 }, daniel, 'Credit for the 2 shared links they held went to Daniel Okafor.'],
  [
    { submissions: 1, links: 2 },
    daniel,
    '1 open submission and credit for the 2 shared links they held went to Daniel Okafor. Those in states where they aren’t licensed went to the General team.',
  ],
  [
    { submissions: 3, links: 0 },
    daniel,
    '3 open submissions went to Daniel Okafor. Those in states where they aren’t licensed went to the General team.',
  ],
  [
    { submissions: 3, links: 1 },
    unlisted,
    '3 open submissions went to the General team, credit for the 1 shared link they held to Helen Whitaker.',
  ],
  [{ submissions: 0, links: 2 }, unlisted, 'Credit for the 2 shared links they held went to Helen Whitaker.'],
  [{ submissions: 3, links: 0 }, undefined, '3 open submissions went to the General team.'],
])('%j: shows that figures move, not that links are live', (handedOver, successor, sentence) => {
  expect(formatReassignment({ handed_over: handedOver, is_done: true }, successor)).toBe(sentence);
});

test('shows that the rest of a large reassignment follows', () => {
  const handed_over = { submissions: 720, links: 0 };
  expect(formatReassignment({ handed_over, is_done: false }, undefined)).toBe(
    '720 open submissions went to the General team. The rest will follow within minutes.',
  );
});
