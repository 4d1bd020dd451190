import type { FieldIssue } from '@brokerage/domain/errors/errorEntry';
import { CHECKS_VERSION, type CheckFinding, checkFlyer } from '@brokerage/domain/flyer/checks/checkFlyer';
import { warningKey } from '@brokerage/domain/flyer/checks/checkLiveFlyer';
import { composeSnapshot } from '@brokerage/domain/flyer/compose/composeSnapshot';
import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import { submittedValues } from '@brokerage/domain/flyer/fields/submittedValues';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { isBlank } from '@brokerage/domain/flyer/texts/plainText';
import { publicTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { publicTitleProblem } from '@brokerage/domain/flyer/texts/publicTitleProblem';
import { type LicensedFlyer, licenseFlyer } from '@brokerage/domain/license/flyerLicensing';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { PictureUse } from '../../../pictures/printablePicture.ts';
import { qrModules } from '../../pdf/qrModules.ts';
import type { SnapshotPicture } from '../../pictures/snapshotPictures.ts';
import type { FlyerFacts } from '../loadFlyerFacts.ts';

/** A flyer as submitted, before the workflow accepts or rejects it. */
export interface SubmittedFlyer {
  /** The draft's values, without those that match no field of the version. */
  stored: Record<string, unknown>;
  snapshot: Omit<FlyerSnapshot, 'revision' | 'template_version_id' | 'title'>;
  findings: readonly CheckFinding[];
  /** Holders whose licenses in the flyer's state have expired, and that state. */
  licensed: Pick<LicensedFlyer, 'expired' | 'state'>;
  /** What prevents submission, by field; without findings and missing fields. */
  issues: FieldIssue[];
}

interface Prepared {
  /** The stored values, each of its field's type. */
  stored: ReturnType<typeof submittedValues>;
  /** The values that the flyer shows. */
  data: Record<string, unknown>;
}

const prepared = ({ flyer, version, parties }: FlyerFacts): Prepared => {
  const stored = submittedValues(version, flyer.data);
  return { stored, data: effectiveData(version, stored.data, parties) };
};

/** Returns the size in bytes of the larger document that submitting stores: the draft's values, or the snapshot's if they take more. */
export function measureFacts(facts: FlyerFacts): number {
  const { stored, data } = prepared(facts);
  return Math.max(...[stored.data, data].map((values) => Buffer.byteLength(JSON.stringify(values))));
}

const imageKeys = ({ version }: FlyerFacts) =>
  version.handlebars_schema.fields.filter(({ type }) => type === 'image').map(({ key }) => key);

/**
 * Returns the pictures of a flyer by address: those of its fields, the photos of officer and realtor, the realtor's logo, the company's
 * mark.
 */
export function toPictureUses(facts: FlyerFacts): Map<string, PictureUse> {
  const { data } = prepared(facts);
  const { officer, realtor, company } = facts.parties;
  const portraits = [officer.photo, realtor?.photo, company.mark].filter((address) => address);
  const photos = imageKeys(facts).map((key) => data[key]);
  return new Map<string, PictureUse>([
    ...(realtor?.logo ? [[realtor.logo, 'logo'] as const] : []),
    ...portraits.map((address) => [String(address), 'portrait'] as const),
    ...photos.filter((photo) => !isBlank(photo)).map((photo) => [String(photo), 'photo'] as const),
  ]);
}

/** Returns the address of a portrait's copy, '' if there is none: initials, or the house, are drawn instead. */
const portraitIn = (pictures: ReadonlyMap<string, SnapshotPicture>, photo: string): string => {
  const copy = pictures.get(photo);
  return copy && 'address' in copy ? copy.address : '';
};

function snapshotParties(
  { officer, realtor, company, ...rest }: FlyerParties,
  pictures: ReadonlyMap<string, SnapshotPicture>,
): FlyerParties {
  return {
    ...rest,
    officer: { ...officer, photo: portraitIn(pictures, officer.photo) },
    company: {
      ...company,
      ...(company.mark && { mark: portraitIn(pictures, company.mark) }),
    },
    ...(realtor && {
      realtor: {
        ...realtor,
        photo: portraitIn(pictures, realtor.photo),
        ...(realtor.logo && { logo: portraitIn(pictures, realtor.logo) }),
      },
    }),
  };
}

/**
 * Returns the submitted flyer, with `pictures` replacing the originals. Everything is computed here; nothing comes from the client. `link`:
 * the address in the printed QR code.
 */
export function toSubmittedFlyer(
  facts: FlyerFacts,
  pictures: ReadonlyMap<string, SnapshotPicture>,
  link: string,
  now: Date,
): SubmittedFlyer {
  const { flyer, template, version } = facts;
  const { stored, data: shown } = prepared(facts);
  const today = dayInZone(now, facts.tenant.office_schedule.time_zone);
  const licensed = licenseFlyer(
    { version, data: stored.data, parties: facts.parties },
    facts.licensing,
    today,
  );
  const parties = snapshotParties(licensed.parties, pictures);
  const data = { ...shown };
  const issues = [...stored.issues];
  for (const key of imageKeys(facts)) {
    if (isBlank(shown[key])) continue;
    const copy = pictures.get(String(shown[key]));
    if (copy && 'address' in copy) data[key] = copy.address;
    else issues.push({ path: key, message: copy?.problem ?? 'This picture was changed. Please try again.' });
  }
  const { category } = template;
  const public_title = publicTitle(flyer.public_title, { data, templateName: template.name });
  const snapshot = { category, public_title, data, parties, link, checks_version: CHECKS_VERSION };
  const { title, revision } = flyer;
  const submitted = { ...snapshot, title, revision, template_version_id: flyer.template_version_id };
  const layout = layoutFlyer(composeSnapshot(submitted, version), fontMeasure, qrModules);
  // A headline that can't be printed is reported once, at its own field.
  const isReportedAtField = layout.issues.some(({ kind }) => kind === 'unprintable');
  const titleProblem = isReportedAtField ? undefined : publicTitleProblem(public_title);
  if (titleProblem !== undefined) issues.push({ path: 'public_title', message: titleProblem });
  const reported = new Set(issues.map(({ path }) => path));
  issues.push(
    ...layout.issues
      .filter(({ field }) => !reported.has(field))
      .map(({ field: path, message }) => ({ path, message })),
  );
  const findings = checkFlyer({
    ...parties,
    category,
    version,
    data: stored.data,
    publicTitle: public_title,
    today,
    expiredLicenses: licensed.expired,
  });
  const warnings = [...new Set(findings.map(warningKey))];
  return { stored: stored.data, snapshot: { ...snapshot, warnings }, findings, issues, licensed };
}
