import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { MAIL_PAGE } from '@brokerage/domain/mail/mailCallables';
import { queuedMailSchema } from '@brokerage/domain/mail/queuedMail';
import * as z from 'zod';
import { db } from '../data/db.ts';
import { parseReadable } from '../data/parseReadable.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';
import { lateMail } from './lateMail.ts';
import { toListedMail } from './toListedMail.ts';

const listedSchema = queuedMailSchema.extend({ id: z.string() });

/** Returns a page of a tenant's mails, newest first, without their content. */
async function listMails(
  tenantId: string,
  { state, after }: ParsedInput<'list-mail'>,
  now: Date,
): Promise<CallableOutput<'list-mail'>> {
  const all = db.outbox(tenantId).withConverter(null);
  const newest = (state ? all.where('state', '==', state) : all).orderBy('created_at', 'desc');
  const last = after === undefined ? undefined : await all.doc(after).get();
  if (last && !last.exists) throw new DomainError('mail-not-found');
  const [page, late] = await Promise.all([
    (last ? newest.startAfter(last) : newest).limit(MAIL_PAGE + 1).get(),
    lateMail(tenantId, now).limit(1).get(),
  ]);
  const { records } = parseReadable(page.docs.slice(0, MAIL_PAGE), listedSchema);
  const mails = records.map((mail) => toListedMail(mail.id, mail, now));
  return { mails, has_more: page.size > MAIL_PAGE, has_late: !late.empty };
}

/** list-mail: returns the company's outbox. Browsers can't read it from the database. */
export const listMail = defineMemberCallable('list-mail', 'mail:manage', (input, { member }, now) =>
  listMails(member.tenant_id, input, now),
);
