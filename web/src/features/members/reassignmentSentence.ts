import type { UserRole } from '@brokerage/domain/member/userRole';
import { capitalize } from '../../lib/format/capitalize.ts';
import { pluralize } from '../../lib/format/pluralize.ts';

/** What went where, after a deactivation. Applications go to people in the list of loan officers only. */
export function reassignmentSentence(
  { submissions, links }: { submissions: number; links: number },
  successor: Pick<UserRole, 'name' | 'officer_id'> | undefined,
  isForwarding: boolean,
): string {
  const handedOver = handedOverSentence({ submissions, links }, successor);
  return successor && isForwarding
    ? `${handedOver} Visitors to their links now see ${successor.name}’s page.`
    : handedOver;
}

function handedOverSentence(
  { submissions, links }: { submissions: number; links: number },
  successor: Pick<UserRole, 'name' | 'officer_id'> | undefined,
): string {
  if (submissions + links === 0) return 'There were no open applications or shared links to reassign.';
  const applications = pluralize(submissions, 'open application');
  if (!successor) return `${applications} went to the General team.`;
  // What goes over is what links have counted, also of links that no longer open anything.
  const figures = links === 0 ? '' : `credit for ${pluralize(links, 'shared link')}`;
  if (successor.officer_id === null) {
    return `${applications} went to the General team${figures && `, ${figures} to ${successor.name}`}.`;
  }
  return submissions === 0
    ? `${capitalize(figures)} went to ${successor.name}.`
    : `${applications}${figures && ` and ${figures}`} went to ${successor.name}.`;
}
