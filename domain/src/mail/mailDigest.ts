import * as z from 'zod';
import { siteAddress } from '../company/siteHost.ts';
import type { Mail } from '../mail.ts';
import { portalPaths } from '../portalPaths.ts';
import { momentInZone } from '../schedule/momentInZone.ts';
import { pluralize } from '../text/pluralize.ts';
import { MAIL_KIND_IDS } from './mailKinds.ts';
import { MAIL_TOPIC_IDS, mailTopic, toMailTopic } from './mailPreferences.ts';
import { greetingMemberMail, type MemberMailContext, toMailLine } from './memberMail.ts';

/** An email for its reader's next daily summary. */
export const digestEntrySchema = z.object({
  to_user_id: z.string(),
  /** `other`: a kind that this version doesn't know, such as after a rollback. */
  kind: z.enum(MAIL_KIND_IDS).catch('other'),
  /** Its line in the summary; never says more than the email would. */
  line: z.string(),
  created_at: z.date(),
});
export type DigestEntry = z.output<typeof digestEntrySchema>;

/** Returns an email's subject as one line, plus what it's about, if known. */
export const toDigestLine = (subject: string, about?: string): string =>
  toMailLine([subject, about].filter((part) => part !== undefined).join(': '));

/** The most lines in a summary; the rest are counted. */
export const DIGEST_LINES = 50;

/** Returns the summary of entries by topic, oldest first in each. `more`: number of entries beyond those. */
export function composeDigest(
  entries: readonly DigestEntry[],
  { more, to, tenant, now }: MemberMailContext & { more: number },
): Mail {
  const { time_zone } = tenant.office_schedule;
  const sum = entries.length + more;
  const groups = [...MAIL_TOPIC_IDS, undefined].flatMap((topic) => {
    const lines = entries
      .filter(({ kind }) => toMailTopic(kind) === topic)
      .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
      .map(({ line, created_at }) => `- ${line} (${momentInZone(created_at, time_zone)})`);
    return lines.length === 0 ? [] : [topic === undefined ? 'Other' : mailTopic(topic).label, ...lines, ''];
  });
  const lines = [
    'Here’s your daily summary:',
    '',
    ...groups,
    ...(more > 0 ? [`And ${more} more in the portal.`, ''] : []),
    siteAddress(tenant, portalPaths.officerPortal),
    '',
    'To choose which emails you get, go to Settings > Notifications in the portal.',
  ];
  return greetingMemberMail(
    { to, tenant, now },
    {
      kind: 'daily_summary',
      subject: `Your daily summary: ${pluralize(sum, 'update')}`,
      lines,
    },
  );
}
