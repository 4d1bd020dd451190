import type { CallableRequest } from '@brokerage/domain/callables';
import { isAdministrator } from '@brokerage/domain/roles';
import { linkExpiry } from '@brokerage/domain/share/linkExpiry';
import { LINK_REFUSALS } from '@brokerage/domain/share/linkRefusals';
import type { SharedLink } from '@brokerage/domain/share/sharedLink';
import { audit } from '../audit/audit.ts';
import { db } from '../db.ts';
import { refuse } from '../flyers/refuse.ts';
import { defineStaffCallable, type Staff, stillAllowed } from '../http/defineStaffCallable.ts';

type Input = CallableRequest<'update-share-link'>;
type Settings = Pick<SharedLink, 'is_disabled' | 'expires_at' | 'label'>;

/** What is asked for and is not so already. */
function changesOf({ isDisabled, expiryDays, label }: Input, link: SharedLink, now: Date): Partial<Settings> {
  const asked: Partial<Settings> = {
    ...(isDisabled !== undefined && { is_disabled: isDisabled }),
    ...(expiryDays !== undefined && { expires_at: linkExpiry(expiryDays, now) }),
    ...(label !== undefined && { label }),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== link[name as keyof Settings]),
  );
}

/** As the audit log takes it. */
const told = (settings: Partial<Settings>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** @throws HttpsError not-found, permission-denied, or failed-precondition for the end of a printed link */
function update(input: Input, staff: Staff, now: Date): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const actor = await stillAllowed(transaction, staff, 'flyers:make');
    const ref = db.sharedLinks(actor.tenant_id).doc(input.shortCode);
    const link = (await transaction.get(ref)).data();
    if (!link) throw refuse(LINK_REFUSALS.notFound);
    const isTheirs = link.created_by_user_id === actor.user_id;
    if (!isTheirs && !isAdministrator(actor.role)) throw refuse(LINK_REFUSALS.notAllowed);
    if (link.kind === 'print' && input.expiryDays !== undefined)
      throw refuse(LINK_REFUSALS.printNeverExpires);
    const changes = changesOf(input, link, now);
    const names = Object.keys(changes) as (keyof Settings)[];
    if (names.length === 0) return;
    transaction.update(ref, changes);
    audit(transaction, {
      ...{ actor, action: 'link_changed', at: now },
      entity: { type: 'link', id: link.short_code, head: link.audit_head },
      before: told(Object.fromEntries(names.map((name) => [name, link[name]]))),
      after: told(changes),
    });
  });
}

/** update-share-link: disables, enables, extends or names a link, for who made it and administrators. */
export const updateShareLink = defineStaffCallable(
  'update-share-link',
  'flyers:make',
  async (input, staff) => {
    await update(input, staff, new Date());
    return {};
  },
);
