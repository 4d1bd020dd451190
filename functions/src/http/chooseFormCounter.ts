import { DomainError } from '@brokerage/domain/errors/DomainError';
import { eventAllowance, eventPeriod } from '@brokerage/domain/link/guestEvent';
import { toLinkState } from '@brokerage/domain/link/sharedLink';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { db } from '../data/db.ts';
import { type ExpiringCounter, readCount } from '../data/expiringCounter.ts';
import { type CounterKind, eventCounter } from './rateLimit.ts';

interface Form {
  tenantId: string;
  /** Short code of the link that brought the visitor, from the form or an earlier record. */
  code: string | undefined;
  kind: CounterKind;
  now: Date;
}

/** Returns the counter of the event at which a link is handed out, while the event lasts and accepts more forms. */
async function findEventCounter(
  transaction: Transaction,
  { tenantId, code, kind, now }: Form,
): Promise<ExpiringCounter | undefined> {
  if (code === undefined) return undefined;
  const link = (await transaction.get(db.sharedLinks(tenantId).doc(code))).data();
  if (!link?.event || toLinkState(link, { status: 'approved' }, now) !== 'live') return undefined;
  const { day } = link.event;
  const { from, to } = eventPeriod(day, await loadCompanyTimeZone(tenantId, now));
  if (now < from || now >= to) return undefined;
  const counter = eventCounter(kind, { tenantId, code, day, to });
  const taken = readCount(await transaction.get(db.rateLimit(counter.id)));
  return taken < eventAllowance(link.event) ? counter : undefined;
}

/**
 * Returns the counter for a visitor's form: their network's or, when that is full, the one of the event whose link they used. Reads the
 * link and its counter only then.
 * @throws DomainError too-many-forms
 */
export async function chooseFormCounter(
  transaction: Transaction,
  network: { counter: ExpiringCounter; counted: DocumentSnapshot; limit: number },
  form: Form,
): Promise<ExpiringCounter> {
  if (readCount(network.counted) < network.limit) return network.counter;
  const event = await findEventCounter(transaction, form);
  if (!event) throw new DomainError('too-many-forms');
  return event;
}
