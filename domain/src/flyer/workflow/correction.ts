import type { AuditedChange } from '../../audit/auditRecord.ts';
import { DomainError } from '../../errors/DomainError.ts';
import type { TemplateVersion } from '../../template/template.ts';
import { type Flyer, toSnapshotSummary } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { isPropertyAddress } from '../texts/isPropertyAddress.ts';

/** The parts of a flyer that a correction is compared with: what was submitted, and the fields of its version. */
export interface AdvertisedFlyer {
  flyer: Pick<Flyer, 'owner_user_id' | 'realtor_id'>;
  snapshot: Pick<FlyerSnapshot, 'category' | 'data' | 'parties'>;
  version: Pick<TemplateVersion, 'handlebars_schema'>;
}

/** How many correction times a flyer and its links keep, for charts. */
const CORRECTIONS_KEPT = 20;

const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,.]+/gu, ' ')
    .trim();

/** Returns the property's addresses, without case, commas and periods. */
function propertyAddresses({ snapshot: { category, data }, version }: AdvertisedFlyer): string {
  return version.handlebars_schema.fields
    .filter((field) => isPropertyAddress(field, category))
    .map(({ key }) => normalize(typeof data[key] === 'string' ? data[key] : ''))
    .filter((address) => address !== '')
    .sort()
    .join('\n');
}

/** Returns whether both name the same realtor: a realtor's record may be renamed, to fix the name or to make it somebody else's. */
export const isSameRealtorName = (
  live: Pick<AdvertisedFlyer, 'snapshot'>,
  correction: Pick<AdvertisedFlyer, 'snapshot'>,
): boolean =>
  normalize(live.snapshot.parties.realtor?.name ?? '') ===
  normalize(correction.snapshot.parties.realtor?.name ?? '');

/** Returns what makes a correction a different advertisement, worded for a sentence; undefined if it is the same one. */
function findOther(live: AdvertisedFlyer, correction: AdvertisedFlyer): string | undefined {
  if (live.flyer.owner_user_id !== correction.flyer.owner_user_id) return 'the loan officer';
  const isOtherRealtor = !live.snapshot.parties.realtor !== !correction.snapshot.parties.realtor;
  if (live.flyer.realtor_id !== correction.flyer.realtor_id || isOtherRealtor) return 'the realtor';
  return propertyAddresses(live) === propertyAddresses(correction) ? undefined : 'the property’s address';
}

/**
 * Asserts that a correction may replace the live edition, or a recalled one: it is the same advertisement, and still the next edition.
 * @throws DomainError correction-base-gone; flyer-changed; correction-other-advertisement
 */
export function assertSameAdvertisement(
  live: AdvertisedFlyer & { flyer: Pick<Flyer, 'status' | 'edition'> },
  correction: AdvertisedFlyer & { flyer: Pick<Flyer, 'edition'> },
): void {
  if (live.flyer.status !== 'approved' && live.flyer.status !== 'recalled')
    throw new DomainError('correction-base-gone');
  if (correction.flyer.edition !== live.flyer.edition + 1) throw new DomainError('flyer-changed');
  const changed = findOther(live, correction);
  if (changed !== undefined) throw new DomainError('correction-other-advertisement', { values: { changed } });
}

/**
 * Asserts that a flyer wasn't recalled after its correction was submitted: the recall's reason has to be considered first.
 * @throws DomainError correction-before-recall
 */
export function assertNotRecalledSince(
  live: Pick<Flyer, 'status' | 'last_step'>,
  { submitted_at }: Pick<Flyer, 'submitted_at'>,
): void {
  const recalled_at = live.status === 'recalled' ? live.last_step?.at : undefined;
  if (recalled_at && (!submitted_at || recalled_at > submitted_at)) {
    throw new DomainError('correction-before-recall');
  }
}

/** What an approved correction changes on the corrected flyer, to be written in one transaction with the correction's own changes. */
export interface CorrectionReplacement {
  changes: Partial<Flyer>;
  /** The correction's snapshot as the flyer's own next revision. */
  snapshot: FlyerSnapshot;
  step: FlyerStep;
  audit: AuditedChange;
}

/**
 * Returns what an approved correction changes on the flyer it corrects. Id, links, printed code and counts of the flyer stay; words,
 * pictures, people and the pinned version come from the correction. Earlier snapshots stay in place.
 */
export function replaceWithCorrection(
  live: Flyer,
  correction: Flyer,
  submitted: FlyerSnapshot,
  { by, now }: { by: { user_id: string; name: string }; now: Date },
): CorrectionReplacement {
  const revision = live.revision + 1;
  const snapshot = { ...submitted, revision };
  const { edition } = correction;
  const step: FlyerStep = {
    n: live.step_count + 1,
    action: 'corrected',
    at: now,
    by_user_id: by.user_id,
    by_name: by.name,
    revision,
    reason: null,
  };
  return {
    changes: {
      status: 'approved',
      title: correction.title,
      public_title: correction.public_title,
      data: correction.data,
      template_version_id: correction.template_version_id,
      print_code: correction.print_code,
      license_state: correction.license_state,
      license_officer_id: correction.license_officer_id,
      valid_until: correction.valid_until,
      revision,
      edition,
      correction_id: null,
      correction_request: null,
      corrected_at: [...live.corrected_at, now].slice(-CORRECTIONS_KEPT),
      reason: null,
      submitted_at: correction.submitted_at,
      submitted_revision: revision,
      approved_at: now,
      approved_revision: revision,
      approved_by_user_id: correction.approved_by_user_id,
      snapshot: toSnapshotSummary(snapshot),
      updated_at: now,
      step_count: step.n,
      last_step: step,
    },
    snapshot,
    step,
    audit: {
      action: 'instance_corrected',
      before: { status: live.status, edition: live.edition, revision: live.revision },
      after: { status: 'approved', edition, revision, correction_id: correction.id },
    },
  };
}
