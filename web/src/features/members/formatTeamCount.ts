import { pluralizeCapped } from '../../lib/format/pluralizeCapped.ts';

/**
 * Returns how many people there are, under the heading of their list.
 * @param count undefined while it isn't known
 * @param found how many match what is looked for; undefined where nothing is, or where not all were compared
 */
export function formatTeamCount(count: number | undefined, found?: number): string {
  if (found !== undefined) return `${pluralizeCapped(found, 'person', 'people')} found`;
  return count === undefined ? 'Your team’s roles and branches' : pluralizeCapped(count, 'person', 'people');
}
