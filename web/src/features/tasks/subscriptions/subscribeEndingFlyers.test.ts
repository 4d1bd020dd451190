import { expect, test } from 'vitest';
import { toEndingTasks } from './subscribeEndingFlyers.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const flyer = (id: string, end: string) => ({
  id,
  title: `Flyer ${id}`,
  status: 'approved' as const,
  valid_until: new Date(end),
});

test('shows through when each is valid, with a link', () => {
  const items = [flyer('a', '2026-11-25T05:00:00Z'), flyer('b', '2026-11-22T05:00:00Z')];
  expect(toEndingTasks({ items, unreadable: 1 }, NOW)).toEqual({
    count: '2',
    unreadable: 1,
    items: [
      {
        id: 'a',
        title: 'Flyer a',
        detail: 'Valid through Nov 24, 2026',
        actions: [{ label: 'Open', name: 'Open Flyer a', path: '/officer-portal/pdf/edit/a' }],
      },
      {
        id: 'b',
        title: 'Flyer b',
        detail: 'Expired Nov 21, 2026',
        actions: [{ label: 'Open', name: 'Open Flyer b', path: '/officer-portal/pdf/edit/b' }],
      },
    ],
  });
  expect(
    toEndingTasks(
      {
        items: Array.from({ length: 11 }, () => items)
          .flat()
          .slice(0, 11),
        unreadable: 0,
      },
      NOW,
    ).count,
  ).toBe('10+');
});
