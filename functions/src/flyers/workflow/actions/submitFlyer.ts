import type { ParsedInput } from '@brokerage/domain/callables';
import { companySiteOrigin } from '@brokerage/domain/company/siteHost';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { findValidityError } from '@brokerage/domain/flyer/validity/findValidityError';
import { applyFlyerAction } from '@brokerage/domain/flyer/workflow/applyFlyerAction';
import { isRepeated } from '@brokerage/domain/flyer/workflow/isRepeated';
import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { printsCode } from '@brokerage/domain/template/template';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../../data/db.ts';
import { increment, readCount } from '../../../data/expiringCounter.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../../http/defineMemberCallable.ts';
import { pictureCallableOptions } from '../../../http/pictureCallableOptions.ts';
import { FLYERS_PER_HOUR, flyersCounter } from '../../../http/rateLimit.ts';
import { newShortCode } from '../../../links/newShortCode.ts';
import { countPictures } from '../../../pictures/countPictures.ts';
import { type SnapshotPicture, snapshotPictures } from '../../pictures/snapshotPictures.ts';
import { assertLicensed } from '../assertLicensed.ts';
import { publicTitleSchema, titleSchema } from '../flyerTitles.ts';
import { checkCorrection } from '../load/loadCorrected.ts';
import { assertCanAct, loadFlyer, toFlyerActor } from '../load/loadFlyer.ts';
import { type FlyerFacts, loadFlyerFacts } from '../loadFlyerFacts.ts';
import { needsReview } from '../needsReview.ts';
import { toFlyerState, writeFlyerTransition } from '../prepareFlyerTransition.ts';
import { measureFacts, type SubmittedFlyer, toPictureUses, toSubmittedFlyer } from './toSubmittedFlyer.ts';

type Input = ParsedInput<'submit-flyer'>;

const toSubmitAction = (
  { version }: FlyerFacts,
  { snapshot, findings }: SubmittedFlyer,
  { revision, requiresReview }: { revision: number; requiresReview: boolean },
) => {
  const applied = { ...version, approval_required: requiresReview };
  return { name: 'submit', revision, version: applied, findings, snapshot } as const;
};

/**
 * Asserts that the flyer can be submitted; throws workflow errors before field errors.
 * @throws DomainError those of `applyFlyerAction`, flyer-blocked with an issue for each finding; license-expired; flyer-content-invalid
 *   with an issue for each field; those of `findValidityError`
 */
function assertSubmittable(
  { flyer, version, tenant }: FlyerFacts,
  { snapshot, findings, issues, licensed }: SubmittedFlyer,
  action: ReturnType<typeof toSubmitAction>,
  { actor, now }: { actor: Member; now: Date },
): void {
  try {
    applyFlyerAction(flyer, action, { actor: toFlyerActor(actor), now });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'flyer-blocked') throw error;
    assertLicensed(licensed);
    const issues = findings
      .filter(({ severity }) => severity === 'block')
      .map(({ field, message }) => ({ path: field, message }));
    throw new DomainError('flyer-blocked', { values: { count: issues.length }, issues });
  }
  if (issues.length > 0) {
    const labels = new Map([
      ['public_title', 'Public title'],
      ...version.handlebars_schema.fields.map(({ key, label }) => [key, label] as const),
    ]);
    const problems = issues.map(({ path, message }) => `${labels.get(path) ?? path}: ${message}`);
    throw new DomainError('flyer-content-invalid', { values: { problems }, issues });
  }
  const { category, data } = snapshot;
  const timeZone = tenant.office_schedule.time_zone;
  const validityError = findValidityError({ version, category, data }, { now, timeZone });
  if (validityError) throw validityError;
}

const toLinkAddress = ({ tenant }: FlyerFacts, code: string | null): string =>
  code === null ? '' : sharedLinkAddress(companySiteOrigin(tenant), code);

/** Returns the code that the flyer prints: its own, or a new one; null if it prints none. */
const toPrintCode = ({ flyer, template }: FlyerFacts): string | null =>
  printsCode(template.category) ? (flyer.print_code ?? newShortCode()) : null;

/**
 * Asserts what security rules can't check about the owner's titles.
 * @throws DomainError flyer-content-invalid
 */
function assertTitles({ title, public_title }: Flyer): void {
  const issues = [
    ...(titleSchema.safeParse(title).error?.issues ?? []).map(({ message }) => ({ path: 'title', message })),
    ...(publicTitleSchema.safeParse(public_title).error?.issues ?? []).map(({ message }) => ({
      path: 'public_title',
      message,
    })),
  ];
  if (issues.length === 0) return;
  const problems = issues.map(({ message }) => message);
  throw new DomainError('flyer-content-invalid', { values: { problems }, issues });
}

/**
 * Asserts the member's right, rate limit, size and titles, before any layout.
 * @throws DomainError those of `assertCanAct`; too-many-submissions; flyer-too-long; flyer-content-invalid
 */
async function assertMaySubmit(
  transaction: Transaction,
  facts: FlyerFacts,
  actor: Member,
  now: Date,
): Promise<void> {
  const counted = await transaction.get(db.rateLimit(flyersCounter(actor.user_id, now).id));
  assertCanAct(facts.flyer, 'submit', actor);
  if (readCount(counted) >= FLYERS_PER_HOUR) throw new DomainError('too-many-submissions');
  if (measureFacts(facts) > FLYER_LIMITS.bytes) throw new DomainError('flyer-too-long');
  assertTitles(facts.flyer);
}

/**
 * Returns whether a reviewer has to approve the flyer; a correction has to stay the same advertisement.
 * @throws DomainError those of `checkCorrection`
 */
async function loadRequiresReview(
  transaction: Transaction,
  facts: FlyerFacts,
  { snapshot }: SubmittedFlyer,
): Promise<boolean> {
  const { flyer, version } = facts;
  const correction = await checkCorrection(transaction, flyer, { snapshot, version });
  return correction.needsReview || (await needsReview(transaction, facts));
}

/**
 * Returns the flyer as submitted with its pictures, and the workflow's action.
 * @throws DomainError those of `loadFlyerFacts`, `assertMaySubmit`, `loadRequiresReview` and `assertSubmittable`
 */
async function loadSubmittable(
  transaction: Transaction,
  { id, revision }: Input,
  {
    actor,
    toPictures,
    now,
  }: { actor: Member; toPictures: (facts: FlyerFacts) => ReadonlyMap<string, SnapshotPicture>; now: Date },
) {
  const facts = await loadFlyerFacts(transaction, actor.tenant_id, id);
  await assertMaySubmit(transaction, facts, actor, now);
  const code = toPrintCode(facts);
  const submitted = toSubmittedFlyer(facts, toPictures(facts), toLinkAddress(facts, code), now);
  const requiresReview = await loadRequiresReview(transaction, facts, submitted);
  const action = toSubmitAction(facts, submitted, { revision, requiresReview });
  assertSubmittable(facts, submitted, action, { actor, now });
  return { facts, code, submitted, action };
}

/** Returns a flyer's original pictures in place of copies, to check first whether it can be submitted. */
const toOriginals = (facts: FlyerFacts): ReadonlyMap<string, SnapshotPicture> =>
  new Map([...toPictureUses(facts).keys()].map((address) => [address, { address }]));

/**
 * Copies the pictures of a flyer that can be submitted.
 * @throws DomainError those of `loadSubmittable` and `countPictures`, before any picture is copied
 */
async function copyPictures(input: Input, { member: actor }: MemberSession, now: Date) {
  const { facts } = await db.runReadOnly((transaction) =>
    loadSubmittable(transaction, input, { actor, toPictures: toOriginals, now }),
  );
  const pictures = toPictureUses(facts);
  await countPictures(actor.user_id, pictures.size, now);
  // A correction's pictures are stored with those of the original flyer, because its PDF reads pictures only from that folder.
  const flyerId = facts.flyer.lineage_id ?? input.id;
  return snapshotPictures(pictures, { tenantId: actor.tenant_id, flyerId });
}

function writeSubmittedFlyer(
  input: Input,
  session: MemberSession,
  pictures: ReadonlyMap<string, SnapshotPicture>,
  now: Date,
) {
  return runMemberTransaction(session, async (transaction, actor) => {
    const request = { actor, toPictures: () => pictures, now };
    const { facts, code, submitted, action } = await loadSubmittable(transaction, input, request);
    const { flyer, tenant } = facts;
    const extraFields = {
      print_code: code,
      data: submitted.stored,
      license_state: submitted.licensed.state,
      license_officer_id: facts.licensing.officerId,
    };
    const state = await writeFlyerTransition(transaction, { flyer, action, actor, tenant, now }, extraFields);
    const counter = flyersCounter(actor.user_id, now);
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    return state;
  });
}

async function submit(input: Input, session: MemberSession, now: Date) {
  const { id, revision } = input;
  const { tenant_id } = session.member;
  const flyer = await db.runReadOnly((transaction) => loadFlyer(transaction, tenant_id, id));
  if (isRepeated(flyer, { name: 'submit', revision }, session.member)) return toFlyerState(flyer);
  return writeSubmittedFlyer(input, session, await copyPictures(input, session, now), now);
}

/**
 * submit-flyer: takes a snapshot of the saved draft, with its own copies of the pictures and the link in its QR code, and sends it for
 * approval. Submitting the same revision again returns the same result.
 */
export const submitFlyer = defineMemberCallable(
  'submit-flyer',
  'flyers:make',
  submit,
  pictureCallableOptions,
);
