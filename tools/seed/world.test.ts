import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { auditEvidence } from '@brokerage/domain/audit/auditEvidence';
import { memoryLogReader } from '@brokerage/domain/audit/testing/memoryLogReader';
import { startState, verifyAuditStep } from '@brokerage/domain/audit/verifyAuditStep';
import { ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, demoAccountsTable } from '../demoAccounts.ts';
import { ROOT } from '../lib/paths.ts';
import { auditLog } from './auditLog.ts';
import { directory, seededDirectory } from './directory.ts';
import { flyers } from './flyers.ts';
import { people } from './people.ts';
import { submissions } from './submissions.ts';
import { HARBORVIEW, LARKFIELD } from './tenants.ts';
import { parsedDocument, seedDocuments } from './world.ts';

const documents = seedDocuments();
const everything = JSON.stringify(documents);
const ours = directory[LARKFIELD] ?? { branches: [], officers: [] };
const members = people.flatMap(({ member }) => (member ? [member] : []));
const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

describe('the seeded world', () => {
  it('has one document per path, and the same ones each time', () => {
    expect(unique(documents.map(({ path }) => path))).toBe(true);
    expect(JSON.stringify(seedDocuments())).toBe(everything);
  });

  it('has an officer for VA loans who takes applications', () => {
    const forVa = seededDirectory(LARKFIELD).officers.filter(({ specialties }) =>
      specialties?.includes('VA loans'),
    );
    expect(forVa.filter(({ licensed_states }) => licensed_states?.length !== 0)).not.toEqual([]);
  });

  it('has each document’s id in its own id field', () => {
    const named = documents.filter(({ data }) => 'id' in data);
    expect(named.filter(({ path, data }) => path.split('/').at(-1) !== data.id)).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it('rejects what does not parse, with its path', () => {
    const schema = z.object({ name: z.string() });
    expect(() => parsedDocument('tenants/one', schema, { name: 5 })).toThrow(/tenants\/one[\s\S]*name/);
    expect(() => parsedDocument('tenants/one', schema, { name: 'One', nmae: 'x' })).toThrow(
      /tenants\/one.*nmae/,
    );
  });

  it('has no real phone numbers and nothing like a Social Security number', () => {
    const phones = everything.match(/\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/g) ?? [];
    expect(phones.length).toBeGreaterThan(40);
    expect(phones.filter((phone) => !/555-01\d\d$/.test(phone))).toEqual([]);
    expect(everything).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b|\bssn\b|social security/i);
  });

  it('has no real addresses, and no link to a real site except the ad’s', () => {
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

  it('has eleven officers, two or three per branch, one of them its manager', () => {
    expect(ours.officers).toHaveLength(11);
    for (const branch of ours.branches) {
      const team = ours.officers.filter(({ branchId }) => branchId === branch.id);
      expect(team.length === 2 || team.length === 3).toBe(true);
      const managers = team.filter(({ title }) => title === 'Branch Manager').map(({ name }) => name);
      expect(managers).toEqual([branch.manager]);
    }
  });

  it('has no id, address, phone or NMLS number twice', () => {
    const officers = Object.values(directory).flatMap((one) => one.officers);
    for (const field of ['id', 'email', 'phone', 'nmls'] as const) {
      expect(unique(officers.map((officer) => officer[field]))).toBe(true);
    }
  });

  it('has the second tenant, too', () => {
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
    expect(new Set(members.map(({ role }) => role))).toEqual(new Set(ROLES));
    expect(people.filter(({ member }) => !member).map(({ account }) => account.uid)).toEqual([
      'larkfield-norole',
    ]);
    expect(unique(people.map(({ account }) => account.uid))).toBe(true);
  });

  it('are in the public directory if they are active officers', () => {
    for (const member of members.filter((one) => one.role === 'officer')) {
      const { name, email, phone, nmls_id, tenant_id, officer_id, branch_id, status } = member;
      const { officers = [], former = [] } = directory[tenant_id] ?? {};
      const listed = (status === 'deactivated' ? former : officers).find(({ id }) => id === officer_id);
      expect(listed).toMatchObject({ name, email, phone, nmls: nmls_id, branchId: branch_id });
    }
    expect(members.filter(({ status }) => status === 'deactivated')).toHaveLength(1);
  });

  it('belong to branches of their tenant', () => {
    for (const { tenant_id, branch_id } of members.filter((one) => one.branch_id)) {
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
        ...members
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

  it.each([LARKFIELD, HARBORVIEW])('of %s verifies, and a change is detected', async (tenantId) => {
    expect(await check(tenantId)).toMatchObject({ first_broken: null });
    const one = records.find(({ tenant_id }) => tenant_id === tenantId);
    const tampered = await check(tenantId, { id: one?.id, actor_name: 'Somebody else' });
    expect(tampered.first_broken).toMatchObject({
      record_id: one?.id,
      reason: 'changed',
    });
  });

  it('leaves days to seal by hand, and its last actions match the records', () => {
    expect(seals.at(0)?.seal.date).toBe('2026-11-09');
    const written = new Map(documents.map(({ path, data }) => [path, data]));
    for (const { tenant_id, entity_type, entity_id, seq, action, after } of records) {
      const type = entity_type as 'member' | 'company' | 'flyer' | 'application';
      const places = {
        member: `user_roles/${entity_id}`,
        company: `tenants/${entity_id}/audit_heads/company`,
        flyer: `tenants/${tenant_id}/flyer_instances/${entity_id}`,
        application: paths.submissionAudit(tenant_id, entity_id),
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
