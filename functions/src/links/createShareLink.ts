import type { ParsedInput } from '@brokerage/domain/callables';
import { companySiteOrigin } from '@brokerage/domain/company/siteHost';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { eventLinkExpiry, linkExpiry } from '@brokerage/domain/link/linkExpiry';
import { type SharedLink, sharedLinkAddress, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { RETENTION_DAYS, toExpiry } from '@brokerage/domain/retention';
import { audit } from '../audit/audit.ts';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { isAlreadyExists } from '../data/isAlreadyExists.ts';
import { renderFlyerPdf } from '../flyers/pdf/renderPdf.ts';
import { loadSharableFlyer } from '../flyers/workflow/load/loadSharableFlyer.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { pictureCallableOptions } from '../http/pictureCallableOptions.ts';
import { assertEventDay } from './assertEventDay.ts';
import { loadLinkTarget, type NewLinkTarget } from './loadLinkTarget.ts';
import { newShortCode } from './newShortCode.ts';

type Input = ParsedInput<'create-share-link'>;

const CODE_TRIES = 5;

/** Returns the link for the audit log, with campaign fields only if it has any. */
function toAuditSnapshot(
  { label, expires_at, event, ...link }: SharedLink,
  audited: NewLinkTarget['audited'],
) {
  const { utm_source, utm_medium, utm_campaign } = link;
  const utm = Object.entries({ utm_source, utm_medium, utm_campaign }).filter(([, word]) => word !== null);
  return {
    ...audited,
    label,
    expires_at: expires_at?.toISOString() ?? null,
    ...(event && { guest_event: event }),
    ...(Object.fromEntries(utm) as Record<string, string>),
  };
}

/** Returns the marker document of a retriable request; none without an id. */
const linkRequestRef = ({ requestId }: Input, { tenant_id, user_id }: Member) =>
  requestId === undefined ? undefined : db.linkRequest(tenant_id, `${user_id}_${requestId}`);

/**
 * Returns when a new link expires; null for never.
 * @throws DomainError no-coming-event
 */
async function loadLinkExpiry(
  { expiryDays }: Input,
  { eventDay }: NewLinkTarget,
  tenantId: string,
  now: Date,
): Promise<Date | null> {
  if (expiryDays !== 'after_event') return linkExpiry(expiryDays, now);
  const expiry = eventDay && eventLinkExpiry(eventDay, now, await loadCompanyTimeZone(tenantId, now));
  if (!expiry) throw new DomainError('no-coming-event');
  return expiry;
}

/** Writes the link, its audit record and the request's marker. Returns the code; for a repeated request, that of the link it created. */
function writeLink(input: Input, session: MemberSession, short_code: string, now: Date): Promise<string> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id, user_id } = actor;
    const request = linkRequestRef(input, actor);
    const made = request && ((await transaction.get(request)).get('short_code') as string | undefined);
    if (made !== undefined) return made;
    const target = await loadLinkTarget(transaction, input, actor, now);
    await assertEventDay(input.event, tenant_id, now);
    const expires_at = await loadLinkExpiry(input, target, tenant_id, now);
    const { source, medium, campaign } = input.utmParams;
    const link = sharedLinkSchema.parse({
      short_code,
      tenant_id,
      ...target.link,
      created_by_user_id: user_id,
      kind: 'link',
      label: input.label ?? '',
      created_at: now,
      is_disabled: false,
      expires_at,
      utm_source: source || null,
      utm_medium: medium || null,
      utm_campaign: campaign || null,
      holder_name: actor.name,
      event: input.event ?? null,
    });
    transaction.create(db.sharedLinks(tenant_id).doc(short_code), link);
    if (request) {
      const expire_at = toExpiry(now, RETENTION_DAYS.linkRequests);
      transaction.create(request, { short_code, expire_at });
    }
    audit(transaction, {
      actor,
      action: 'link_created',
      entity: { type: 'link', id: short_code, head: null },
      at: now,
      before: null,
      after: toAuditSnapshot(link, target.audited),
    });
    return short_code;
  });
}

/** Writes the link under an unused code. */
async function writeLinkWithFreeCode(input: Input, session: MemberSession, now: Date): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeLink(input, session, newShortCode(), now);
    } catch (error) {
      // The code is taken, or the same request was faster: nothing was written, and the next attempt finds out which.
      if (!isAlreadyExists(error) || attempt === CODE_TRIES) throw error;
    }
  }
}

/**
 * Renders the flyer's PDF if there is none and no other call is rendering it, then creates the link and returns its code. A retry of the
 * same request, identified by its `requestId`, gets the same code.
 * @throws DomainError those of `loadLinkTarget` and `assertEventDay`; pdf-picture-lost or pdf-failed for a flyer without a PDF
 */
async function renderThenCreateLink(input: Input, session: MemberSession, now: Date): Promise<string> {
  if ('instanceId' in input) {
    const { instanceId } = input;
    await db.runReadOnly((transaction) => loadSharableFlyer(transaction, instanceId, session.member, now));
    await renderFlyerPdf(input.instanceId, session);
  }
  return writeLinkWithFreeCode(input, session, now);
}

/**
 * create-share-link: creates a tracked link to an approved flyer, for its owner and administrators, or to a listed officer's public page or
 * the questionnaire with them chosen, for the officer and administrators.
 */
export const createShareLink = defineMemberCallable(
  'create-share-link',
  'flyers:make',
  async (input, session, now) => {
    const shortCode = await renderThenCreateLink(input, session, now);
    const origin = companySiteOrigin(await loadTenant(session.member.tenant_id));
    return { shortCode, shareUrl: sharedLinkAddress(origin, shortCode) };
  },
  pictureCallableOptions,
);
