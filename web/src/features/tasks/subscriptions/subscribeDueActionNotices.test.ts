import { expect, test } from 'vitest';
import { toActionNoticeTasks } from './subscribeDueActionNotices.ts';

const NOW = new Date('2026-12-14T15:00:00Z');
const owed = (id: string, status: string, due: string) => ({
  id,
  first_name: 'Maya',
  last_name: 'Ortiz',
  status,
  notice_due_at: new Date(due),
});
const ITEMS = [
  owed('a', 'denied', '2026-12-12T04:59:59.999Z'),
  owed('b', 'in_progress', '2026-12-19T04:59:59.999Z'),
];

test('shows what is due by when, with links', () => {
  expect(toActionNoticeTasks({ items: ITEMS, unreadable: 1 }, { now: NOW, isOwn: true })).toEqual({
    count: '2',
    unreadable: 1,
    mostUrgent: 'Longest overdue: 2 days',
    items: [
      {
        id: 'a',
        title: 'Maya Ortiz',
        detail: 'Denied. Send the notice by Dec 11, 2026',
        overdue: '2 days overdue',
        actions: [
          {
            label: 'Open',
            name: 'Open the application of Maya Ortiz',
            path: '/officer-portal/leads?application=a',
          },
        ],
      },
      {
        id: 'b',
        title: 'Maya Ortiz',
        detail: 'Decide and notify by Dec 18, 2026',
        actions: [
          {
            label: 'Open',
            name: 'Open the application of Maya Ortiz',
            path: '/officer-portal/leads?application=b',
          },
        ],
      },
    ],
  });
});

test('links administrators to the desk, and counts no further than was read', () => {
  const items = Array.from({ length: 6 }, () => ITEMS[0] ?? owed('', '', ''));
  const tasks = toActionNoticeTasks({ items, unreadable: 0 }, { now: NOW, isOwn: false });
  expect(tasks.count).toBe('5+');
  const later = toActionNoticeTasks({ items: ITEMS.slice(1), unreadable: 0 }, { now: NOW, isOwn: false });
  expect(later.mostUrgent).toBeUndefined();
  expect(tasks.items[0]?.actions[0]).toMatchObject({
    path: '/officer-portal?tab=submissions&application=a',
  });
});
