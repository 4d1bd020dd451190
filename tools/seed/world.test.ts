import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { toContactReport } from '@brokerage/domain/application/contactReport';
import { auditEvidence } from '@brokerage/domain/audit/auditEvidence';
import { memoryLogReader } from '@brokerage/domain/audit/testing/memoryLogReader';
import { startState, verifyAuditStep } from '@brokerage/domain/audit/verifyAuditStep';
import { checkFlyer } from '@brokerage/domain/flyer/checks/checkFlyer';
import { composeFlyer } from '@brokerage/domain/flyer/composeFlyer';
import { composeSnapshot } from '@brokerage/domain/flyer/composeSnapshot';
import { effectiveData, missingFields } from '@brokerage/domain/flyer/fields/missingFields';
import { FLYER_STATUSES } from '@brokerage/domain/flyer/flyerFields';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { testQr } from '@brokerage/domain/flyer/layout/testing/testQr';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { LAYOUT_KEYS } from '@brokerage/domain/flyer/layoutKeys';
import type { LinkRollUp } from '@brokerage/domain/link/linkRollUp';
import { ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { PURPOSES } from '@brokerage/domain/preapproval/options';
import { SUBMISSION_STATUSES } from '@brokerage/domain/preapproval/submissionStatus';
import {
  FIELD_TYPES,
  TEMPLATE_CATEGORIES,
  type TemplateField,
  type TemplateVersion,
  toLayoutKey,
} from '@brokerage/domain/template/template';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { demoAccountsTable } from '../demoAccounts.ts';
import { ROOT } from '../lib/paths.ts';
import { auditLog } from './auditLog.ts';
import { callbacks } from './callbacks.ts';
import { directory, seededDirectory } from './directory.ts';
import { flyers, printLinks, seededFlyers, seedFlyers } from './flyers.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, people, UIDS } from './people.ts';
import { realtors } from './realtors.ts';
import { seededApplications } from './seededApplications.ts';
import { findTemplate, toSeedParties } from './seededFlyer.ts';
import { linkCounts, NEWSLETTER, sharedLinks } from './sharedLinks.ts';
import { submissions } from './submissions.ts';
import { versionId } from './templateFields.ts';
import { templates } from './templates.ts';
import { findCompany, HARBORVIEW, LARKFIELD, SITE_ORIGINS } from './tenants.ts';
import { parsedDocument, seedDocuments } from './world.ts';

const documents = seedDocuments();
const everything = JSON.stringify(documents);
const ours = directory[LARKFIELD] ?? { branches: [], officers: [] };
const roles = people.flatMap(({ role }) => (role ? [role] : []));
const findTenant = (uid: string) => roles.find(({ user_id }) => user_id === uid)?.tenant_id;
const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

describe('the seeded world', () => {
  it('has one document a path, and the same ones each time', () => {
    expect(unique(documents.map(({ path }) => path))).toBe(true);
    expect(JSON.stringify(seedDocuments())).toBe(everything);
  });

  it('has an officer for VA loans who takes applications', () => {
    const forVa = seededDirectory(LARKFIELD).officers.filter(({ specialties }) =>
      specialties?.includes('VA loans'),
    );
    expect(forVa.filter(({ licensed_states }) => licensed_states?.length !== 0)).not.toEqual([]);
  });

  it('names every document in its own id field as in its path', () => {
    const named = documents.filter(({ data }) => 'id' in data);
    expect(named.filter(({ path, data }) => path.split('/').at(-1) !== data.id)).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it('refuses what does not parse, and says where', () => {
    const schema = z.object({ name: z.string() });
    expect(() => parsedDocument('tenants/one', schema, { name: 5 })).toThrow(/tenants\/one[\s\S]*name/);
    expect(() => parsedDocument('tenants/one', schema, { name: 'One', nmae: 'x' })).toThrow(
      /tenants\/one.*nmae/,
    );
  });

  it('holds telephone numbers of nobody and nothing like a Social Security number', () => {
    const phones = everything.match(/\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/g) ?? [];
    expect(phones.length).toBeGreaterThan(40);
    expect(phones.filter((phone) => !/555-01\d\d$/.test(phone))).toEqual([]);
    expect(everything).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b|\bssn\b|social security/i);
  });

  it('writes to no real address and links to no real site but the one of the ad', () => {
    const hosts = [...everything.matchAll(/(?:@|https?:\/\/)([a-z0-9.-]+)/gi)].map(([, host]) => host);
    const known = new Set(['www.google.com', '127.0.0.1']);
    expect(hosts.filter((host) => !host?.endsWith('.example') && !known.has(host ?? ''))).toEqual([]);
  });
});

describe('directory', () => {
  it('has the five branches', () => {
    expect(ours.branches.map(({ name, state }) => `${name} (${state})`).sort()).toEqual(
      [
        'Clifton (NJ)',
        'Cliffside Park (NJ)',
        'Fountain Valley (CA)',
        'Newark (NJ)',
        'Woodbridge (NJ)',
      ].sort(),
    );
  });

  it('has eleven officers, two or three a branch, one of them its manager', () => {
    expect(ours.officers).toHaveLength(11);
    for (const branch of ours.branches) {
      const team = ours.officers.filter(({ branchId }) => branchId === branch.id);
      expect(team.length === 2 || team.length === 3).toBe(true);
      const managers = team.filter(({ title }) => title === 'Branch Manager').map(({ name }) => name);
      expect(managers).toEqual([branch.manager]);
    }
  });

  it('has no id, address, telephone or NMLS number twice', () => {
    const officers = Object.values(directory).flatMap((one) => one.officers);
    for (const field of ['id', 'email', 'phone', 'nmls'] as const) {
      expect(unique(officers.map((officer) => officer[field]))).toBe(true);
    }
  });

  it('has the second tenant as well', () => {
    expect(directory[HARBORVIEW]?.branches).toHaveLength(1);
    expect(directory[HARBORVIEW]?.officers).toHaveLength(2);
  });
});

describe('people', () => {
  it('are the demo accounts that npm start prints', () => {
    const printed = demoAccountsTable(join(ROOT, 'emulator-data'));
    expect(printed).toContain(DEMO_PASSWORD);
    expect(printed).toContain(DEMO_TOTP_SECRET);
    expect(printed.match(/\S+@\S+/g)?.sort()).toEqual(people.map(({ account }) => account.email).sort());
  });

  it('have every role, and one has none', () => {
    expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(ROLES));
    expect(people.filter(({ role }) => !role).map(({ account }) => account.uid)).toEqual([
      'larkfield-norole',
    ]);
    expect(unique(people.map(({ account }) => account.uid))).toBe(true);
  });

  it('are in the public directory when they are officers, unless they have left', () => {
    for (const role of roles.filter((one) => one.role === 'officer')) {
      const { name, email, phone, nmls_id, tenant_id, officer_id, branch_id, status } = role;
      const { officers = [], former = [] } = directory[tenant_id] ?? {};
      const listed = (status === 'deactivated' ? former : officers).find(({ id }) => id === officer_id);
      expect(listed).toMatchObject({ name, email, phone, nmls: nmls_id, branchId: branch_id });
    }
    expect(roles.filter(({ status }) => status === 'deactivated')).toHaveLength(1);
  });

  it('belong to branches of their tenant', () => {
    for (const { tenant_id, branch_id } of roles.filter((one) => one.branch_id)) {
      expect(directory[tenant_id]?.branches.map(({ id }) => id)).toContain(branch_id);
    }
  });
});

describe('audit log', () => {
  const { records, seals, findHead } = auditLog();
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  async function check(tenantId: string, changed: Record<string, unknown> = {}) {
    const reader = memoryLogReader({
      tenantId,
      records: records
        .filter(({ tenant_id }) => tenant_id === tenantId)
        .map((one) =>
          auditEvidence(one.id, { ...one, ...(one.id === changed.id && changed) }, tenantId, sha256),
        ),
      entities: [
        { entity_type: 'company', entity_id: tenantId, head: findHead('company', tenantId) },
        ...roles
          .filter(({ tenant_id }) => tenant_id === tenantId)
          .map(({ user_id: id }) => ({ entity_type: 'member', entity_id: id, head: findHead('member', id) })),
        ...flyers
          .filter(({ tenant_id }) => tenant_id === tenantId)
          .map(({ id }) => ({ entity_type: 'flyer', entity_id: id, head: findHead('flyer', id) })),
        ...submissions
          .filter((one) => one.tenantId === tenantId)
          .map(({ id }) => ({
            entity_type: 'application',
            entity_id: id,
            head: findHead('application', id),
          })),
      ],
      seals: seals.filter((one) => one.tenantId === tenantId).map(({ seal }) => seal),
    });
    let state = await startState(reader, null);
    for (;;) {
      const step = await verifyAuditStep(reader, state, 10_000, '2026-11-18', sha256);
      if (step.result) return step.result;
      state = step.state;
    }
  }

  it.each([LARKFIELD, HARBORVIEW])('of %s is unbroken, and the check would notice', async (tenantId) => {
    expect(await check(tenantId)).toMatchObject({ first_broken: null });
    const one = records.find(({ tenant_id }) => tenant_id === tenantId);
    const tampered = await check(tenantId, { id: one?.id, actor_name: 'Somebody else' });
    expect(tampered.first_broken).toMatchObject({
      record_id: one?.id,
      reason: 'changed',
    });
  });

  it('leaves days for sealing by hand, and its last acts are what the records say', () => {
    expect(seals.at(0)?.seal.date).toBe('2026-11-09');
    const written = new Map(documents.map(({ path, data }) => [path, data]));
    for (const { tenant_id, entity_type, entity_id, seq, action, after } of records) {
      const type = entity_type as 'member' | 'company' | 'flyer' | 'application';
      const places = {
        member: `user_roles/${entity_id}`,
        company: `tenants/${entity_id}/audit_heads/company`,
        flyer: `tenants/${tenant_id}/flyer_instances/${entity_id}`,
        application: paths.applicationAudit(tenant_id, entity_id),
      };
      const entity = written.get(places[type]);
      expect(findHead(type, entity_id)?.seq).toBeGreaterThanOrEqual(seq);
      expect(entity?.audit_head).toEqual(findHead(type, entity_id));
      const changed = type === 'company' ? written.get(`tenants/${entity_id}`) : entity;
      if (type !== 'application' && /_(changed|invited)$/.test(action))
        expect(changed).toMatchObject(after ?? {});
    }
  });
});

describe('templates and flyers', () => {
  it('have a published template of each category, a draft and a retired one, and every type of field', () => {
    const published = templates.filter(({ template }) => template.status === 'published');
    expect(new Set(published.map(({ template }) => template.category))).toEqual(new Set(TEMPLATE_CATEGORIES));
    expect(new Set(templates.map(({ template }) => template.status)).size).toBe(3);
    const types = templates.flatMap(({ versions }) =>
      versions.flatMap(({ handlebars_schema }) => handlebars_schema.fields.map(({ type }) => type)),
    );
    expect(new Set(types)).toEqual(new Set(FIELD_TYPES));
    expect(
      new Set(published.flatMap(({ versions }) => versions.map((one) => one.approval_required))).size,
    ).toBe(2);
  });

  it('have flyers in every status, of officers of their own tenant', () => {
    // A recall is of a company’s own making: none is seeded.
    const usual = FLYER_STATUSES.filter((status) => status !== 'recalled');
    expect(new Set(flyers.map(({ status }) => status))).toEqual(new Set(usual));
    for (const { owner_user_id, tenant_id } of flyers) expect(findTenant(owner_user_id)).toBe(tenant_id);
    for (const { status, reason } of flyers) expect(reason !== null).toBe(status === 'rejected');
  });

  it('have flyers that hold only, and when submitted all required, fields of the version they pin', () => {
    for (const flyer of flyers) {
      const source = templates.find(({ template }) => template.id === flyer.template_id);
      expect(source?.tenantId).toBe(flyer.tenant_id);
      const version = source?.versions.find(
        (_, index) => versionId(flyer.template_id, index + 1) === flyer.template_version_id,
      );
      const keys = version?.handlebars_schema.fields.map(({ key }) => key);
      expect(Object.keys(flyer.data).filter((key) => !keys?.includes(key))).toEqual([]);
      expect(Object.keys(flyer.data).filter((key) => version?.locked_fields.includes(key))).toEqual([]);
      if (flyer.status === 'editing') continue;
      const filled = { ...version?.default_data, ...flyer.data };
      expect(version?.required_fields.filter((key) => !(key in filled))).toEqual([]);
    }
  });
});

describe('the flyers that were submitted', () => {
  const submitted = seededFlyers.filter(({ flyer }) => flyer.snapshot !== null);

  it('have a snapshot with a printed link, and could be submitted today', () => {
    expect(submitted.map(({ flyer }) => flyer.id)).toEqual(
      seedFlyers.filter(({ print_code }) => print_code).map(({ id }) => id),
    );
    for (const { flyer, snapshots } of submitted) {
      const life = seedFlyers.find(({ id }) => id === flyer.id);
      const snapshot = snapshots.at(-1);
      if (!life || !snapshot) throw new Error('no life');
      const link = printLinks.find(({ flyer_instance_id }) => flyer_instance_id === flyer.id);
      expect(snapshot.link).toBe(
        `${SITE_ORIGINS[flyer.tenant_id as keyof typeof SITE_ORIGINS]}/shared/${link?.short_code}`,
      );
      expect(link?.short_code).toBe(flyer.print_code);
      expect(snapshot.revision).toBe(flyer.revision);
      const { version } = findTemplate(life);
      const { issues } = layoutFlyer(composeSnapshot(snapshot, version, false), fontMeasure, testQr);
      expect(issues).toEqual([]);
      const { parties, category, data } = snapshot;
      const found = checkFlyer({ ...parties, category, version, data, today: '2026-11-20' });
      expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
    }
  });

  it('have every layout to choose from, each fit to be submitted once what is required is filled in', () => {
    const published = templates.filter(
      ({ template, tenantId }) => template.status === 'published' && tenantId === LARKFIELD,
    );
    const layouts = published.map(({ template, versions }) =>
      toLayoutKey(versions.at(-1) ?? {}, template.category),
    );
    expect(new Set(layouts)).toEqual(new Set(LAYOUT_KEYS));
    const owner = seedFlyers.find(({ realtor_id }) => realtor_id);
    if (!owner) throw new Error('no flyer with a realtor');
    const parties = toSeedParties(owner);
    for (const { template, versions } of published) {
      const version = { id: 'v', ...versions.at(-1) } as TemplateVersion;
      const samples: Partial<Record<TemplateField['type'], unknown>> = {
        string: 'Noon',
        address: '14 Maple Avenue, Clifton, NJ 07011',
        date: '2026-12-06',
        number: 6.25,
        rich_text: 'A few words.',
      };
      const missing = new Set(missingFields(version, {}, parties).map(({ key }) => key));
      const typed = version.handlebars_schema.fields.flatMap(({ key, type }) =>
        missing.has(key) ? [[key, samples[type]] as const] : [],
      );
      const data = effectiveData(version, Object.fromEntries(typed), parties);
      expect(missingFields(version, data, parties), template.id).toEqual([]);
      const { category, name: title } = template;
      const input = { title, category, version, data, parties, isDraft: false };
      const composed = composeFlyer({ ...input, link: 'http://127.0.0.1:5000/shared/abcdefghijkm' });
      expect(layoutFlyer(composed, fontMeasure, testQr).issues, template.id).toEqual([]);
      const found = checkFlyer({ ...parties, category, version, data, today: '2026-11-20' });
      expect(
        found.filter(({ severity }) => severity === 'block'),
        template.id,
      ).toEqual([]);
    }
  });
});

describe('realtors', () => {
  it('belong to the tenant of whoever entered them', () => {
    for (const { created_by_user_id, tenant_id } of realtors)
      expect(findTenant(created_by_user_id)).toBe(tenant_id);
    expect(realtors.filter(({ tenant_id }) => tenant_id === LARKFIELD)).toHaveLength(4);
  });

  it('one has a logo, which a draft shows and no flyer that was submitted before', () => {
    const withLogo = realtors.filter(({ logo_url }) => logo_url).map(({ id }) => id);
    const branded = seedFlyers.filter(({ realtor_id = '' }) => withLogo.includes(realtor_id));
    expect(branded.some(({ steps = [] }) => steps.length === 0)).toBe(true);
    for (const life of branded) expect(toSeedParties(life).realtor).not.toHaveProperty('logo');
  });
});

describe('submissions', () => {
  const ofTenant = (tenantId: string) => submissions.filter((one) => one.tenantId === tenantId);

  it('come in every status and one unknown, for every purpose', () => {
    const statuses = new Set([...ofTenant(LARKFIELD), ...callbacks].map(({ status }) => status));
    const unknown = [...statuses].filter((status) => !SUBMISSION_STATUSES.some((known) => known === status));
    expect(unknown).toEqual(['on_hold']);
    expect(statuses.size).toBe(SUBMISSION_STATUSES.length + 1);
    expect(new Set(submissions.map(({ answers }) => answers.purpose)).size).toBe(PURPOSES.length);
  });

  it('have two callback requests among them, one that waits for its call and one that was answered', () => {
    expect(callbacks.map(({ tenantId, status }) => [tenantId, status])).toEqual([
      [LARKFIELD, 'new'],
      [LARKFIELD, 'answered'],
    ]);
    for (const { tenantId, id, contacted } of callbacks) {
      const record = documents.find(({ path }) => path === paths.submissions.one(tenantId, id));
      expect(record?.data).toMatchObject({ kind: 'callback', purpose: null, est_value_or_price: null });
      const { due_at, due_soon_at } = (record?.data ?? {}) as { due_at: Date; due_soon_at: Date };
      expect(due_at.getTime() - due_soon_at.getTime()).toBe(3 * 3_600_000);
      if (contacted !== null) expect(new Date(contacted).getTime()).toBeLessThan(due_at.getTime());
      const below = documents.filter(({ path }) => path.includes(`/${id}/`));
      expect(below.map(({ path }) => path)).toEqual([paths.submissionAnswers(tenantId, id)]);
    }
  });

  it('are enough to fill a desk', () => {
    expect(ofTenant(LARKFIELD).length).toBeGreaterThanOrEqual(12);
    expect(ofTenant(HARBORVIEW)).toHaveLength(2);
    for (const field of ['id', 'reference', 'created'] as const) {
      expect(unique(submissions.map((one) => one[field]))).toBe(true);
    }
  });

  it('go to officers of their own tenant', () => {
    for (const { tenantId, answers } of submissions) {
      if (!answers.lo_assigned_id) continue;
      expect(directory[tenantId]?.officers.map(({ id }) => id)).toContain(answers.lo_assigned_id);
    }
  });

  it('have their answers and a consent receipt each', () => {
    for (const { tenantId, id } of submissions) {
      const below = documents.map(({ path }) => path).filter((path) => path.includes(`/${id}/`));
      expect(
        below.map((path) => path.slice(`tenants/${tenantId}/preapproval_submissions/${id}/`.length)),
      ).toEqual(expect.arrayContaining(['private/answers', 'consent_receipts/submission']));
    }
  });

  it('tell how they got where they are: who was contacted when, and in which order', () => {
    const lived = seededApplications.filter(({ events }) => events.length > 0);
    expect(lived.length).toBeGreaterThan(10);
    for (const { seed, submission, events } of lived) {
      const stored = documents.filter(({ path }) =>
        path.startsWith(`${paths.applicationEvents(seed.tenantId, seed.id)}/`),
      );
      expect(stored.map(({ data }) => data.n)).toEqual(events.map((_, index) => index + 1));
      expect(submission.event_count).toBe(events.length);
      const days = events.map(({ at }) => at.getTime());
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(days[0]).toBeGreaterThan(submission.created_at.getTime());
    }
    const reported = seededApplications
      .filter(({ seed }) => seed.tenantId === LARKFIELD)
      .map(({ submission }) => submission);
    const { office_schedule } = findCompany(LARKFIELD);
    const { total } = toContactReport(reported, office_schedule, new Date('2026-11-20T15:00:00Z'));
    expect(total.kept).toBeGreaterThan(0);
    expect(total.missed).toBeGreaterThan(0);
  });
});

describe('shared links', () => {
  it('count on no day before they were made, and applications where one came by them', () => {
    for (const { short_code, created_at } of sharedLinks) {
      const days = linkCounts.filter((one) => one.short_code === short_code).map(({ day }) => day);
      expect(unique(days)).toBe(true);
      for (const day of days) expect(day >= created_at.toISOString().slice(0, 10)).toBe(true);
    }
    expect(linkCounts.filter(({ applications }) => applications > 0)).toHaveLength(1);
    const came = documents.filter(({ data }) => data.shared_link_id !== undefined);
    expect(came.map(({ data }) => data.shared_link_id)).toEqual([NEWSLETTER, NEWSLETTER]);
  });

  it('have roll-ups of all that they counted', () => {
    const views = (holder: string | null, by: string, unit: string) =>
      documents
        .filter(({ path, data }) => path.includes('/link_roll_ups/') && data.holder_id === holder)
        .filter(({ data }) => data.by === by && data.unit === unit)
        .flatMap(({ data }) => Object.values(data.sums as LinkRollUp['sums']))
        .reduce((sum, one) => sum + one.views, 0);
    const all = sharedLinks.reduce((sum, link) => sum + link.views, 0);
    expect(all).toBeGreaterThan(100);
    for (const by of ['officer', 'template', 'source']) expect(views(null, by, 'all')).toBe(all);
    expect(views(null, 'day', 'month')).toBe(all);
    expect(views(UIDS.officer, 'link', 'day')).toBe(all);
  });

  it('belong to who owns the flyer, and are scanned where they are printed', () => {
    for (const { created_by_user_id, flyer_instance_id, kind, views, scans } of sharedLinks) {
      const flyer = flyers.find(({ id }) => id === flyer_instance_id);
      expect(flyer?.owner_user_id).toBe(created_by_user_id);
      expect(scans).toBe(kind === 'print' ? views : 0);
    }
  });
});
