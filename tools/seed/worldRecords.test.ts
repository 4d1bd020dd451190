import { checkFlyer } from '@brokerage/domain/flyer/checks/checkFlyer';
import { composeFlyer } from '@brokerage/domain/flyer/compose/composeFlyer';
import { composeSnapshot } from '@brokerage/domain/flyer/compose/composeSnapshot';
import { effectiveData, missingFields } from '@brokerage/domain/flyer/fields/missingFields';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { testQr } from '@brokerage/domain/flyer/layout/testing/testQr';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { FLYER_STATUSES } from '@brokerage/domain/flyer/record/flyerFields';
import { LAYOUT_KEYS } from '@brokerage/domain/flyer/record/layoutKeys';
import type { LinkRollUp } from '@brokerage/domain/link/linkRollUp';
import { paths } from '@brokerage/domain/paths';
import { PURPOSES } from '@brokerage/domain/preapproval/form/options';
import { toContactReport } from '@brokerage/domain/submission/contactReport';
import { SUBMISSION_STATUSES } from '@brokerage/domain/submission/submissionStatus';
import {
  FIELD_TYPES,
  TEMPLATE_CATEGORIES,
  type TemplateField,
  type TemplateVersion,
  toLayoutKey,
} from '@brokerage/domain/template/template';
import { describe, expect, it } from 'vitest';
import { callbacks } from './callbacks.ts';
import { directory } from './directory.ts';
import { flyers, printLinks, seededFlyers, seedFlyers } from './flyers.ts';
import { people, UIDS } from './people.ts';
import { realtors } from './realtors.ts';
import { seededApplications } from './seededApplications.ts';
import { findTemplate, toSeedParties } from './seededFlyer.ts';
import { linkCounts, NEWSLETTER, sharedLinks } from './sharedLinks.ts';
import { submissions } from './submissions.ts';
import { versionId } from './templateFields.ts';
import { templates } from './templates.ts';
import { findCompany, HARBORVIEW, LARKFIELD, SITE_ORIGINS } from './tenants.ts';
import { seedDocuments } from './world.ts';

const documents = seedDocuments();
const members = people.flatMap(({ member }) => (member ? [member] : []));
const findTenant = (uid: string) => members.find(({ user_id }) => user_id === uid)?.tenant_id;
const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

describe('templates and flyers', () => {
  it('include a published template of each category, a draft, a retired one, and every field type', () => {
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

  it('include flyers in every status, of officers of their own tenant', () => {
    // The seed has no recalls, because companies start those themselves.
    const usual = FLYER_STATUSES.filter((status) => status !== 'recalled');
    expect(new Set(flyers.map(({ status }) => status))).toEqual(new Set(usual));
    for (const { owner_user_id, tenant_id } of flyers) expect(findTenant(owner_user_id)).toBe(tenant_id);
    for (const { status, reason } of flyers) expect(reason !== null).toBe(status === 'rejected');
  });

  it('have flyers with only their version’s fields, and all required ones once submitted', () => {
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

describe('submitted flyers', () => {
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
      const { issues } = layoutFlyer(composeSnapshot(snapshot, version), fontMeasure, testQr);
      expect(issues).toEqual([]);
      const { parties, category, data } = snapshot;
      const found = checkFlyer({ ...parties, category, version, data, today: '2026-11-20' });
      expect(found.filter(({ severity }) => severity === 'block')).toEqual([]);
    }
  });

  it('include every layout, each ready to submit once its required fields are filled in', () => {
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

it.each(['officers', 'flyer_instances', 'shared_links', 'realtors', 'user_roles', 'preapproval_submissions'])(
  'records in %s can be found by the portal’s search',
  (collection) => {
    const records = documents.filter(({ path }) => path.split('/').at(-2) === collection);
    expect(records.length).toBeGreaterThan(0);
    const unsearchable = records.filter(
      ({ data }) => !Array.isArray(data.search_keys) || data.search_keys.length === 0,
    );
    expect(unsearchable.map(({ path }) => path)).toEqual([]);
  },
);

describe('realtors', () => {
  it('belong to the tenant of the member who added them', () => {
    for (const { created_by_user_id, tenant_id } of realtors)
      expect(findTenant(created_by_user_id)).toBe(tenant_id);
    expect(realtors.filter(({ tenant_id }) => tenant_id === LARKFIELD)).toHaveLength(4);
  });

  it('include one with a logo, which only drafts and new submissions show', () => {
    const withLogo = realtors.filter(({ logo_url }) => logo_url).map(({ id }) => id);
    const branded = seedFlyers.filter(({ realtor_id = '' }) => withLogo.includes(realtor_id));
    expect(branded.some(({ steps = [] }) => steps.length === 0)).toBe(true);
    for (const life of branded) expect(toSeedParties(life).realtor).not.toHaveProperty('logo');
  });
});

describe('submissions', () => {
  const ofTenant = (tenantId: string) => submissions.filter((one) => one.tenantId === tenantId);

  it('have every status and an unknown one, for every purpose', () => {
    const statuses = new Set([...ofTenant(LARKFIELD), ...callbacks].map(({ status }) => status));
    const unknown = [...statuses].filter((status) => !SUBMISSION_STATUSES.some((known) => known === status));
    expect(unknown).toEqual(['on_hold']);
    expect(statuses.size).toBe(SUBMISSION_STATUSES.length + 1);
    expect(new Set(submissions.map(({ answers }) => answers.purpose)).size).toBe(PURPOSES.length);
  });

  it('include two callback requests, one waiting for its call and one answered', () => {
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

  it('belong to officers of their own tenant', () => {
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

  it('have a history: who was contacted when, and in which order', () => {
    const lived = seededApplications.filter(({ events }) => events.length > 0);
    expect(lived.length).toBeGreaterThan(10);
    for (const { seed, submission, events } of lived) {
      const stored = documents.filter(({ path }) =>
        path.startsWith(`${paths.submissionEvents(seed.tenantId, seed.id)}/`),
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
  it('count on no day before they were created, and applications only where there are some', () => {
    for (const { short_code, created_at } of sharedLinks) {
      const days = linkCounts.filter((one) => one.short_code === short_code).map(({ day }) => day);
      expect(unique(days)).toBe(true);
      for (const day of days) expect(day >= created_at.toISOString().slice(0, 10)).toBe(true);
    }
    expect(linkCounts.filter(({ applications }) => applications > 0)).toHaveLength(1);
    const came = documents.filter(({ data }) => data.shared_link_id !== undefined);
    expect(came.map(({ data }) => data.shared_link_id)).toEqual([NEWSLETTER, NEWSLETTER]);
  });

  it('have roll-ups of everything that they counted', () => {
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

  it('belong to the flyer’s owner, and have scans if they are printed', () => {
    for (const { created_by_user_id, flyer_instance_id, kind, views, scans } of sharedLinks) {
      const flyer = flyers.find(({ id }) => id === flyer_instance_id);
      expect(flyer?.owner_user_id).toBe(created_by_user_id);
      expect(scans).toBe(kind === 'print' ? views : 0);
    }
  });
});
