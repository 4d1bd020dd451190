import type { CallableOutput } from '@brokerage/domain/callables';
import type { Member } from '@brokerage/domain/member/member';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { pluralize } from '@brokerage/domain/text/pluralize';

/**
 * Formats what has been reassigned, and to whom, after a deactivation. Applications go only to people in the loan officer
 * directory.
 */
export function formatReassignment(
  { handed_over, is_done }: CallableOutput<'deactivate-member'>,
  successor: Pick<Member, 'name' | 'officer_id'> | undefined,
  { isForwarding = false } = {},
): string {
  return [
    formatReassignedWork(handed_over, successor),
    !is_done && 'The rest will follow within minutes.',
    successor && isForwarding && `Visitors to their links now see ${successor.name}’s page.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function formatReassignedWork(
  { submissions, links }: CallableOutput<'deactivate-member'>['handed_over'],
  successor: Pick<Member, 'name' | 'officer_id'> | undefined,
): string {
  if (submissions + links === 0) return 'There were no open submissions or shared links to reassign.';
  const work = pluralize(submissions, 'open submission');
  if (!successor) return `${work} went to the General team.`;
  // The counts of links are reassigned, even of links that no longer open anything.
  const figures = links === 0 ? '' : `credit for the ${pluralize(links, 'shared link')} they held`;
  if (submissions === 0) return `${capitalize(figures)} went to ${successor.name}.`;
  if (successor.officer_id === null) {
    return `${work} went to the General team${figures && `, ${figures} to ${successor.name}`}.`;
  }
  return `${work}${figures && ` and ${figures}`} went to ${successor.name}. Those in states where they aren’t licensed went to the General team.`;
}
