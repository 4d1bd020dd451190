import { expect, it } from 'vitest';
import { realtorSchema } from '../../directory/realtor.ts';
import { composeSnapshot } from '../compose/composeSnapshot.ts';
import { sampleParties } from '../compose/sampleData.ts';
import { DESIGN, designFeatures } from '../layout/design.ts';
import { flyerPartiesSchema, toFlyerParties } from './flyerParties.ts';
import { type FlyerSnapshot, flyerSnapshotSchema } from './flyerSnapshot.ts';

const person = { name: 'Maya Torres', phone: '9735550101', email: 'maya@larkfield.example', photo: '' };
/** Parties as stored before snapshots named a design generation. */
const stored = {
  officer: { ...person, title: 'Loan Officer', nmls: '1900101' },
  company: {
    name: 'Larkfield',
    nmls: '1992001',
    phone: '9735550192',
    website: 'larkfield.example',
    licenseLines: [],
  },
};
const version = {
  default_data: {},
  handlebars_schema: { fields: [] },
  locked_fields: [],
  layout: 'just-listed' as const,
};
const inputOf = (parties: unknown) => {
  const snapshot: FlyerSnapshot = flyerSnapshotSchema.parse({
    revision: 1,
    template_version_id: 'v1',
    category: 'flyer',
    title: 'A flyer',
    data: {},
    parties,
    link: '',
    checks_version: '1',
  });
  return composeSnapshot(snapshot, version);
};

it('older submissions keep the first generation and the digest of its PDF', () => {
  expect(flyerPartiesSchema.parse(stored)).toEqual(stored);
  expect(inputOf(stored)).not.toHaveProperty('design');
  expect(designFeatures(inputOf(stored))).toEqual(designFeatures({ design: 1 }));
});

it('new submissions name their generation and drawn people', () => {
  const parties = flyerPartiesSchema.parse(sampleParties(true));
  expect(inputOf(parties).design).toBe(DESIGN);
  expect(designFeatures(inputOf(parties)).hasDrawnPeople).toBe(true);
});

it('a realtor has a logo if the brokerage has one', () => {
  const { officer, company, realtor } = sampleParties(true);
  if (!realtor) throw new Error('No realtor');
  const records = {
    member: { user_id: 'u', officer_id: null, ...officer, nmls_id: '1', headshot_url: '' },
    tenant: {
      company_name: company.name,
      nmls_id: '1',
      phone: '',
      licence_lines: [],
      brand: { website: '' },
    },
    siteOrigin: 'https://larkfield.example',
  } as unknown as Parameters<typeof toFlyerParties>[0];
  const record = { id: 'r', tenant_id: 't', created_by_user_id: 'u', name: 'Ana', email: '', phone: '' };
  const before = realtorSchema.parse({ ...record, mls_id: '', brokerage: 'Homes', photo_url: '', notes: '' });
  const partyOf = (change: object) =>
    flyerPartiesSchema.parse(toFlyerParties({ ...records, realtor: { ...before, ...change } })).realtor;
  expect(partyOf({})).not.toHaveProperty('logo');
  expect(partyOf({ logo_url: '' })).not.toHaveProperty('logo');
  expect(partyOf({ logo_url: 'https://x.example/logo.png' })?.logo).toBe('https://x.example/logo.png');
});

it('an officer has the drawing of their public page', () => {
  const member = {
    user_id: 'uid-1',
    officer_id: 'maya-torres',
    name: 'Maya Torres',
    phone: '',
    email: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
  };
  const tenant = {
    company_name: 'Larkfield',
    nmls_id: '1',
    phone: '',
    licence_lines: [],
    brand: { website: '' },
    look: { primary: '#1e4034', accent: '#ddb765', family: 'source-serif' },
    mark_url: '',
  } as unknown as Parameters<typeof toFlyerParties>[0]['tenant'];
  const partyOf = (part: { user_id?: string; officer_id?: string | null }) =>
    toFlyerParties({ member: { ...member, ...part }, tenant, siteOrigin: 'https://larkfield.example' })
      .officer.portrait;
  expect(partyOf({})).toMatch(/^p\d+$/);
  expect(partyOf({ user_id: 'uid-2' })).toBe(partyOf({}));
  expect(partyOf({ officer_id: null })).not.toBe(partyOf({ officer_id: null, user_id: 'uid-9' }));
});
