import type { UserRole } from '@brokerage/domain/directory/userRole';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What went where, after a deactivation. Applications go to people in the list of loan officers only. */
export function handOverSentence(
  { submissions, links }: { submissions: number; links: number },
  successor: Pick<UserRole, 'name' | 'officer_id'> | undefined,
  isForwarding: boolean,
): string {
  const handedOver = handedOverSentence({ submissions, links }, successor);
  return successor && isForwarding
    ? `${handedOver} Visitors of their links now see ${successor.name}’s page.`
    : handedOver;
}

function handedOverSentence(
  { submissions, links }: { submissions: number; links: number },
  successor: Pick<UserRole, 'name' | 'officer_id'> | undefined,
): string {
  if (submissions + links === 0) return 'There were no open applications or share links to hand over.';
  const applications = counted(submissions, 'open application');
  if (!successor) return `${applications} went to the General team.`;
  const shareLinks = counted(links, 'share link');
  return successor.officer_id === null
    ? `${applications} went to the General team, ${shareLinks} to ${successor.name}.`
    : `${applications} and ${shareLinks} went to ${successor.name}.`;
}
