import { type FlyerLicensing, licenseFlyer } from '../../license/flyerLicensing.ts';
import type { TemplateVersion } from '../../template/template.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { snapshotPublicTitle } from '../texts/snapshotPublicTitle.ts';
import type { Severity } from './advert.ts';
import { CHECK_VERSIONS, type CheckFinding, checkFlyer } from './checkFlyer.ts';

/** A flyer as people can currently open it, and the license records of its parties. */
export interface LiveFlyer {
  snapshot: FlyerSnapshot;
  /** The version that the snapshot was made from. */
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields'>;
  licensing: FlyerLicensing;
  /** Whether a person approved it and therefore saw the checks' warnings. */
  isReviewed: boolean;
}

/** What one check finds on a live flyer. */
export interface LiveFinding {
  check: string;
  check_version: number;
  severity: Severity;
  /** Where it was found, the worst first; at most `MAX_PLACES`. */
  places: Pick<CheckFinding, 'field' | 'label' | 'excerpt' | 'message'>[];
}

/** Maximum number of places kept per check. */
const MAX_PLACES = 10;

/** Returns the key of a warning at a place; it changes with the check. */
export const warningKey = ({ rule, field }: Pick<CheckFinding, 'rule' | 'field'>): string =>
  `${rule}@${CHECK_VERSIONS.get(rule) ?? 0} ${field}`;

/**
 * Returns what the current checks find on a live flyer, one entry per check, blocking ones first. If a reviewer approved it, leaves out
 * what the same version of a check already warned about at the same place when it was submitted.
 * @param today the current day in the company's time zone, such as `2026-11-23`
 */
export function checkLiveFlyer(
  { snapshot, version, licensing, isReviewed }: LiveFlyer,
  today: string,
): LiveFinding[] {
  const { category, data, parties, warnings = [] } = snapshot;
  const { expired } = licenseFlyer({ version, data, parties }, licensing, today);
  const findings = checkFlyer({
    ...parties,
    category,
    version,
    data,
    publicTitle: snapshotPublicTitle(snapshot),
    today,
    expiredLicenses: expired,
  });
  const seen = new Set(isReviewed ? warnings : []);
  const fresh = findings.filter((finding) => finding.severity === 'block' || !seen.has(warningKey(finding)));
  return [...Map.groupBy(fresh, ({ rule }) => rule)].map(([check, places]) => ({
    check,
    check_version: CHECK_VERSIONS.get(check) ?? 0,
    severity: places.some(({ severity }) => severity === 'block') ? 'block' : 'warn',
    places: places
      .slice(0, MAX_PLACES)
      .map(({ field, label, excerpt, message }) => ({ field, label, excerpt, message })),
  }));
}
