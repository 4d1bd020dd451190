import { type FlyerLicensing, licenseFlyer } from '../../license/flyerLicensing.ts';
import type { TemplateVersion } from '../../template/template.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { snapshotPublicTitle } from '../texts/snapshotPublicTitle.ts';
import type { Severity } from './advert.ts';
import { CHECK_VERSIONS, type CheckFinding, checkFlyer } from './checkFlyer.ts';

/** A flyer as people can open it now, and the license records of whom it speaks for. */
export interface LiveFlyer {
  snapshot: FlyerSnapshot;
  /** The version that the snapshot was made from. */
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields'>;
  licensing: FlyerLicensing;
  /** Whether a person approved it: then what the checks warned of was seen. */
  isReviewed: boolean;
}

/** What one check finds on a flyer that is live. */
export interface LiveFinding {
  check: string;
  check_version: number;
  severity: Severity;
  /** Where, the worst first; at most `MAX_PLACES`. */
  places: Pick<CheckFinding, 'field' | 'label' | 'excerpt' | 'message'>[];
}

/** Places of one check that are kept. */
const MAX_PLACES = 10;

/** Returns the key of a warning at a place; it changes with the check. */
export const warningKey = ({ rule, field }: Pick<CheckFinding, 'rule' | 'field'>): string =>
  `${rule}@${CHECK_VERSIONS.get(rule) ?? 0} ${field}`;

/**
 * Returns what today's checks find on a live flyer, one entry for each check, blocking ones first. Without what the same version of a
 * check warned of at the same place when it was submitted, if a reviewer approved it.
 * @param today the day on the company's clock, such as `2026-11-23`
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
