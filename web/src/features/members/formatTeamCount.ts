import { pluralizeCapped } from '../../lib/format/pluralizeCapped.ts';

/**
 * Returns the number of people, shown under the heading of their list.
 * @param count undefined while it isn't known
 * @param found how many match the search; undefined without one, or if not all were compared
 */
export function formatTeamCount(count: number | undefined, found?: number): string {
  if (found !== undefined) return `${pluralizeCapped(found, 'person', 'people')} found`;
  return count === undefined ? 'Your team’s roles and branches' : pluralizeCapped(count, 'person', 'people');
}
