import type { LiveFinding } from '../flyer/checks/checkLiveFlyer.ts';
import type { Flyer } from '../flyer/record/flyer.ts';
import { hasEnded } from '../flyer/validity/flyerEnd.ts';
import { type Finding, findingId } from './finding.ts';

/** A flyer's figures of the last 30 days. */
export type FlyerFigures = Pick<Finding, 'views' | 'applications'>;

type Checked = Pick<
  Flyer,
  'id' | 'tenant_id' | 'title' | 'owner_user_id' | 'snapshot' | 'edition' | 'status' | 'valid_until'
>;

/** Returns whether people can open a flyer, so that its findings count. */
export const isLive = ({ status, valid_until, snapshot }: Checked, now: Date): boolean =>
  status === 'approved' && snapshot !== null && !hasEnded({ valid_until }, now);

/** Returns whether somebody has already decided about this edition and this version of the check. */
function isDecided(stored: Finding, found: LiveFinding, revision: number): boolean {
  if (stored.revision !== revision) return false;
  // The owner still has to correct the flyer, even if the check has changed since.
  if (stored.status === 'correction_asked') return true;
  return stored.check_version === found.check_version && stored.status === 'dismissed';
}

const UNDECIDED = { by: null, reason: null } as const;

/**
 * Returns the finding of a check on a live flyer after it was found again. It is open unless somebody has decided about the same edition
 * and version of the check.
 */
export function toFoundFinding(
  stored: Finding | undefined,
  found: LiveFinding,
  { flyer, figures, now }: { flyer: Checked; figures: FlyerFigures; now: Date },
): Finding {
  const { id: flyer_id, tenant_id, title, owner_user_id, snapshot, edition } = flyer;
  const revision = snapshot?.revision ?? 0;
  const { check, check_version, severity, places } = found;
  const isSame =
    stored?.revision === revision && stored.check_version === check_version && stored.status !== 'cleared';
  const kept =
    stored && (isDecided(stored, found, revision) || (isSame && stored.status === 'open'))
      ? { status: stored.status, status_at: stored.status_at, by: stored.by, reason: stored.reason }
      : { status: 'open' as const, status_at: now, ...UNDECIDED };
  return {
    id: findingId(flyer_id, check),
    tenant_id,
    flyer_id,
    title,
    owner_user_id,
    officer_name: snapshot?.parties.officer.name ?? '',
    revision,
    edition,
    check,
    check_version,
    severity,
    places,
    found_at: isSame ? stored.found_at : now,
    last_seen_at: now,
    ...figures,
    ...kept,
  };
}

/** Returns a finding that the check no longer makes, or whose flyer is no longer live; undefined when nothing changes. */
export function toClearedFinding(
  stored: Finding,
  { status }: Pick<Flyer, 'status'>,
  now: Date,
): Finding | undefined {
  if (stored.status === 'cleared') return undefined;
  if (status !== 'recalled') return { ...stored, status: 'cleared', status_at: now, ...UNDECIDED };
  // A dismissal is kept, so that it applies again when the flyer is restored.
  const isUndecided = stored.status === 'open' || stored.status === 'correction_asked';
  return isUndecided ? { ...stored, status: 'recalled', status_at: now } : undefined;
}
