import type { UserRole } from '@brokerage/domain/member/userRole';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What went where, after a deactivation. Applications go to people in the list of loan officers only. */
export function reassignmentSentence(
  { submissions, links }: { submissions: number; links: number },
  successor: Pick<UserRole, 'name' | 'officer_id'> | undefined,
  isForwarding: boolean,
): string {
  const handedOver = handedOverSentence({ submissions, links }, successor);
  return successor && isForwarding
    ? `${handedOver} Visitors of their links now see ${successor.name}’s page.`
    : handedOver;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function handedOverSentence(
  { submissions, links }: { submissions: number; links: number },
  successor: Pick<UserRole, 'name' | 'officer_id'> | undefined,
): string {
  if (submissions + links === 0) return 'There were no open applications or share links to hand over.';
  const applications = counted(submissions, 'open application');
  if (!successor) return `${applications} went to the General team.`;
  // What goes over is what links have counted, also of links that no longer open anything.
  const figures = links === 0 ? '' : `the figures of ${counted(links, 'share link')}`;
  if (successor.officer_id === null) {
    return `${applications} went to the General team${figures && `, ${figures} to ${successor.name}`}.`;
  }
  return submissions === 0
    ? `${capitalized(figures)} went to ${successor.name}.`
    : `${applications}${figures && ` and ${figures}`} went to ${successor.name}.`;
}
