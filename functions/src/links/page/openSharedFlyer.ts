import type { CallableOutput, ParsedInput } from '@brokerage/domain/callables';
import { eventTimeZone } from '@brokerage/domain/flyer/event/eventTimeZone';
import { toPaperSize } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerEvent, toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { type SharedLink, sharedDrawingPath, sharedPdfPath } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { loadCachedTenant, loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { cacheForOneMinute } from '../../data/cacheForOneMinute.ts';
import { db } from '../../data/db.ts';
import type { Caller } from '../../http/caller.ts';
import { defineCallableWithoutAppCheck } from '../../http/defineCallable.ts';
import { instanceRateLimit } from '../../http/instanceRateLimit.ts';
import { toOwnHeadshot } from '../../profile/toOwnHeadshot.ts';
import { recordView } from '../counts/recordView.ts';
import { isBot } from '../isBot.ts';
import { landingPath } from './landingPath.ts';
import { type ApprovedContent, loadApprovedContent } from './loadApprovedContent.ts';
import { type LinkLookup, lookUpLink } from './lookUpLink.ts';
import { createPagePass } from './pagePass.ts';

const isListed = cacheForOneMinute(
  async (tenantId, officerId) => (await db.officers(tenantId).doc(officerId).get()).data()?.listed === true,
);

/** Returns the officer's id in the public directory, null if they aren't listed; at most a minute old. */
async function listedId(tenantId: string, officerId: string | null, now: Date): Promise<string | null> {
  return officerId !== null && (await isListed(tenantId, officerId, now)) ? officerId : null;
}

const findCachedBranch = cacheForOneMinute(async (tenantId, branchId) =>
  (await db.branches(tenantId).doc(branchId).get()).data(),
);

type Input = ParsedInput<'open-shared-flyer'>;
type Output = CallableOutput<'open-shared-flyer'>;
type Drawing = Extract<Output, { state: 'live' }>['drawing'];

/** Per network and instance, for all links together. */
const VIEWS_PER_MINUTE = 600;
const assertWithinRateLimit = instanceRateLimit(VIEWS_PER_MINUTE);

/**
 * Returns the job title that was approved with the flyer; '' if the snapshot is about somebody else. Members change their profile title
 * without a review, so the current one isn't shown here.
 */
function approvedTitle({ snapshot }: Flyer, { name, nmls_id }: Member): string {
  if (!snapshot) return '';
  const { officer } = snapshot.parties;
  const isSamePerson = officer.name === name || (nmls_id !== '' && officer.nmls === nmls_id);
  return isSamePerson ? officer.title : '';
}

/** Returns the realtor that the approved flyer names; null if it names none. */
function approvedRealtor({ snapshot }: Flyer) {
  const realtor = snapshot?.parties.realtor;
  if (!realtor) return null;
  const { name, brokerage, phone, email, photo } = realtor;
  return { name, brokerage, phone, email, photo };
}

/** Returns the address and paper size of the flyer's drawing; null without content. */
const toDrawing = (
  { short_code }: SharedLink,
  content: ApprovedContent | null,
  pass: string | undefined,
): Drawing => content && { url: sharedDrawingPath(short_code, pass), ...toPaperSize(content.layout) };

/** Returns whom a visitor can contact: the flyer's officer with current data, and the company. */
async function loadContactCard(officer: Member, now: Date) {
  const [company, id] = await Promise.all([
    loadCachedTenant(officer.tenant_id, now),
    listedId(officer.tenant_id, officer.officer_id, now),
  ]);
  return {
    company: { name: company.company_name, nmls: company.nmls_id, phone: company.phone },
    officer: {
      id,
      name: officer.name,
      nmls: officer.nmls_id,
      phone: officer.phone,
      email: officer.email,
      photo: toOwnHeadshot(officer),
    },
  };
}

/** Adds the time zone of an event's hours; branch and company are at most a minute old. */
async function withTimeZone(event: FlyerEvent | null, { tenant_id, branch_id }: Member, now: Date) {
  if (!event) return null;
  const [branch, companyTimeZone] = await Promise.all([
    branch_id === null ? undefined : findCachedBranch(tenant_id, branch_id, now),
    loadCompanyTimeZone(tenant_id, now),
  ]);
  return { ...event, time_zone: eventTimeZone(event.place, branch, companyTimeZone) };
}

/**
 * Returns what the page shows: the address of another page of the site if the link leads there; otherwise the flyer's public title and its
 * officer's current public card, except for the job title.
 */
async function loadPage(
  lookup: LinkLookup,
  tags: Pick<Input, 'utm_source' | 'utm_medium' | 'utm_campaign'>,
  now: Date,
): Promise<Output> {
  if (lookup.state === 'landing' || lookup.state === 'moved') {
    return { state: 'elsewhere', path: landingPath(lookup, tags) };
  }
  if (lookup.state === 'flyer-ended') {
    const card = await loadContactCard(lookup.officer, now);
    return { state: 'ended', reason: lookup.reason, ...card };
  }
  if (lookup.state !== 'live') return lookup;
  const { link, flyer, officer } = lookup;
  const title = publishedTitle(flyer);
  // An older snapshot's PDF may contain the working title, so it needs a careful lookup each time.
  const { snapshot } = flyer;
  const pass =
    snapshot && !snapshot.is_title_derived
      ? await createPagePass(
          { tenantId: link.tenant_id, code: link.short_code, now },
          { flyerId: flyer.id, revision: snapshot.revision, title },
          [link.expires_at, flyer.valid_until],
        )
      : undefined;
  const [card, content] = await Promise.all([loadContactCard(officer, now), loadApprovedContent(flyer)]);
  // Flyers that were approved before there were snapshots show what they always did.
  const event = snapshot ? (content?.event ?? null) : toFlyerEvent(flyer.data);
  return {
    state: 'live',
    title,
    pdfUrl: sharedPdfPath(link.short_code, pass),
    drawing: toDrawing(link, content, pass),
    company: card.company,
    officer: { ...card.officer, title: approvedTitle(flyer, officer) },
    event: await withTimeZone(event, officer, now),
    home: content?.home ?? null,
    realtor: approvedRealtor(flyer),
    expiresAt: link.expires_at?.toISOString() ?? null,
    validUntil: flyer.valid_until?.toISOString() ?? null,
  };
}

/**
 * Opens a link of that tenant for a visitor, and counts it. Bots that run scripts and browsers that prefetch get the same response without
 * a record: `shared-page` already recorded their request for the page.
 */
export async function openLink(tenantId: string, input: Input, caller: Caller, now: Date): Promise<Output> {
  const { shortCode: code, openingId: viewId, isStaff, ...details } = input;
  const { ip, userAgent, optedOut, isPrefetch } = caller;
  if (isPrefetch || isBot(userAgent)) {
    const lookup = await db.runReadOnly((transaction) => lookUpLink(transaction, tenantId, code, now));
    return loadPage(lookup, details, now);
  }
  const exclusionReason = isStaff ? 'staff' : null;
  const view = { ...details, tenantId, code, viewId, ip, userAgent, optedOut, exclusionReason } as const;
  return loadPage(await recordView(view, now), details, now);
}

/** open-shared-flyer: returns the content behind a link to anyone who has its code. */
export const openSharedFlyer = defineCallableWithoutAppCheck('open-shared-flyer', (input, visitor, now) => {
  assertWithinRateLimit(visitor.ip, now);
  return openLink(visitor.tenantId, input, visitor, now);
});
