import { tenantSchema } from '@brokerage/domain/company/tenant';
import { branchSchema } from '@brokerage/domain/directory/branch';
import { CHECKS_VERSION } from '@brokerage/domain/flyer/checks/checkFlyer';
import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStep } from '@brokerage/domain/flyer/record/flyerFields';
import { type FlyerParties, toFlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { publicTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { applyFlyerAction } from '@brokerage/domain/flyer/workflow/applyFlyerAction';
import type { FlyerAction } from '@brokerage/domain/flyer/workflow/flyerTransition';
import { type LicensedFlyer, licenseFlyer } from '@brokerage/domain/license/flyerLicensing';
import { licenseSchema } from '@brokerage/domain/license/license';
import { type SharedLink, sharedLinkAddress, sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { memberSchema } from '@brokerage/domain/member/member';
import { can, isAdministrator } from '@brokerage/domain/member/roles';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { directory } from './directory.ts';
import { licenses } from './licenses.ts';
import { people } from './people.ts';
import { realtors } from './realtors.ts';
import { runSeedStep, type SeedAct } from './seedAct.ts';
import { versionId } from './templateFields.ts';
import { templates } from './templates.ts';
import { SITE_ORIGINS, tenants } from './tenants.ts';

/** An action on a flyer. */
interface Step {
  at: string;
  by: string;
  name: 'submit' | 'approve' | 'reject' | 'archive';
  reason?: string;
}

/** A drafted flyer, and its history. */
export interface SeedFlyer {
  id: string;
  tenantId: string;
  template_id: string;
  /** Which version of the template the flyer was made from. */
  version: number;
  title: string;
  owner_user_id: string;
  realtor_id?: string;
  data: Record<string, unknown>;
  created: string;
  saved: string;
  /** How often it was saved, including its creation. */
  revision: number;
  /** Code of the printed link, for submitted flyers. */
  print_code?: string;
  steps?: readonly Step[];
}

const found = <T>(one: T | undefined, what: string): T => {
  if (one === undefined) throw new Error(`Seed: no ${what}`);
  return one;
};

const findRole = (uid: string) =>
  memberSchema.parse(found(people.find(({ account }) => account.uid === uid)?.member, uid));

/** Returns the template and version of a flyer, the version with its id. */
export function findTemplate({ template_id, tenantId, version }: SeedFlyer) {
  const source = templates.find((one) => one.template.id === template_id && one.tenantId === tenantId);
  const { template, versions } = found(source, template_id);
  const pinned = found(versions[version - 1], `version ${version} of ${template_id}`);
  return { template, version: { id: versionId(template_id, version), ...pinned } };
}

const findOrigin = (tenantId: string): string => SITE_ORIGINS[tenantId as keyof typeof SITE_ORIGINS];

/** Returns the parties of a flyer. */
export function toSeedParties({ owner_user_id, tenantId, realtor_id }: SeedFlyer): FlyerParties {
  const member = findRole(owner_user_id);
  const branch = directory[tenantId]?.branches.find(({ id }) => id === member.branch_id);
  const realtor = realtors.find(({ id }) => id === realtor_id);
  return toFlyerParties({
    member,
    // These flyers were submitted before their company had a mark and the realtor a logo.
    tenant: { ...tenantSchema.parse(tenants.find(({ id }) => id === tenantId)), mark_url: '' },
    branch: branch && branchSchema.parse(branch),
    realtor: realtor && { ...realtor, logo_url: '' },
    siteOrigin: findOrigin(tenantId),
  });
}

/** Returns a flyer as saved, with the license text of its state. */
function toLicensedFlyer(seed: SeedFlyer): LicensedFlyer {
  const { tenantId, owner_user_id } = seed;
  const member = findRole(owner_user_id);
  const tenant = tenantSchema.parse(tenants.find(({ id }) => id === tenantId));
  const { version } = findTemplate(seed);
  return licenseFlyer(
    { version, data: seed.data, parties: toSeedParties(seed) },
    {
      tenantId,
      officerId: member.officer_id,
      branch: directory[tenantId]?.branches.find(({ id }) => id === member.branch_id),
      licenses: licenseSchema.array().parse(licenses[tenantId] ?? []),
      settingsLines: tenant.licence_lines,
    },
    dayInZone(new Date(seed.saved), tenant.office_schedule.time_zone),
  );
}

function toAction(seed: SeedFlyer, { name, reason = '' }: Step): FlyerAction {
  const { revision } = seed;
  if (name === 'archive') return { name };
  if (name === 'approve') return { name, revision };
  if (name === 'reject') return { name, revision, reason };
  const { template, version } = findTemplate(seed);
  const { parties } = toLicensedFlyer(seed);
  // The printed code's address works on the machine that shows it.
  const link = sharedLinkAddress(findOrigin(seed.tenantId), found(seed.print_code, `code for ${seed.id}`));
  const data = effectiveData(version, seed.data, parties);
  const snapshot = {
    category: template.category,
    public_title: publicTitle('', { data, templateName: template.name }),
    data,
    parties,
    link,
    checks_version: CHECKS_VERSION,
  };
  return { name, revision, version, findings: [], snapshot };
}

/** Returns the flyer after its steps, by the workflow's own table, and its audit records. */
export function toSeededFlyer(seed: SeedFlyer): {
  flyer: Flyer;
  snapshots: FlyerSnapshot[];
  history: FlyerStep[];
  acts: SeedAct[];
  link: SharedLink | undefined;
} {
  const { id, tenantId, template_id, title, owner_user_id, revision, print_code = null } = seed;
  const template_version_id = findTemplate(seed).version.id;
  let flyer = flyerSchema.parse({
    id,
    tenant_id: tenantId,
    template_id,
    template_version_id,
    title,
    owner_user_id,
    revision,
    data: seed.data,
    status: 'editing',
    reason: null,
    realtor_id: seed.realtor_id ?? null,
    print_code,
    created_at: new Date(seed.created),
    updated_at: new Date(seed.saved),
  });
  const after = { title, status: 'editing', template_id, template_version_id };
  const entity = { type: 'flyer', id } as const;
  const acts: SeedAct[] = [
    { at: seed.created, by: owner_user_id, action: 'instance_created', entity, before: null, after },
  ];
  const snapshots: FlyerSnapshot[] = [];
  const history: FlyerStep[] = [];
  for (const step of seed.steps ?? []) {
    const { user_id, name, tenant_id, role } = findRole(step.by);
    const actor = {
      user_id,
      name,
      tenant_id,
      is_administrator: isAdministrator(role),
      may_review: can({ role, tenant_id }, 'flyers:review'),
      may_recall: can({ role, tenant_id }, 'flyers:recall'),
    };
    const current = flyer;
    const outcome = runSeedStep(id, step.name, () =>
      applyFlyerAction(current, toAction(seed, step), { actor, now: new Date(step.at) }),
    );
    const audited = found(outcome.audit ?? undefined, `audit record for ${step.name} of ${id}`);
    acts.push({ ...audited, at: step.at, by: step.by, entity });
    if (outcome.snapshot) snapshots.push(outcome.snapshot);
    if (outcome.step) history.push(outcome.step);
    flyer = { ...flyer, ...outcome.changes };
    if (step.name === 'submit') {
      const license_state = toLicensedFlyer(seed).state;
      flyer = { ...flyer, license_state, license_officer_id: findRole(owner_user_id).officer_id };
    }
  }
  const link = print_code === null ? undefined : printedLink(flyer, print_code);
  return { flyer, snapshots, history, acts, link };
}

const printedLink = (flyer: Flyer, short_code: string): SharedLink =>
  sharedLinkSchema.parse({
    short_code,
    tenant_id: flyer.tenant_id,
    flyer_instance_id: flyer.id,
    created_by_user_id: flyer.owner_user_id,
    kind: 'print',
    label: 'Printed QR code',
    created_at: flyer.submitted_at ?? flyer.created_at,
    expires_at: null,
    is_disabled: false,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
  });
