import { paths } from '@brokerage/domain/paths';
import {
  SIGNATURE_BOUNDS,
  SIGNATURE_DEFAULTS,
  SIGNATURE_FIELDS,
  SIGNATURE_FONTS,
  SIGNATURE_LAYOUTS,
  SIGNATURE_TEXT_LIMITS,
  signatureSettingsSchema,
} from '@brokerage/domain/signature/signature';
import { ADDRESS_LIMIT } from '@brokerage/domain/signature/signatureAddress';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { NO_WIDTH } from './noWidth.ts';
import { getUid, OTHER_TENANT, TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('email-signatures');
const uid = getUid('officer') ?? '';
const at = (id = uid, tenantId: string = TENANT) =>
  doc(world.as('officer'), paths.emailSignatures.one(tenantId, id));
const signature = { user_id: uid, tenant_id: TENANT, ...SIGNATURE_DEFAULTS };
const save = (change: object = {}) => setDoc(at(), { ...signature, ...change });

const URLS = [
  'linkedin_url',
  'facebook_url',
  'twitter_url',
  'instagram_url',
  'youtube_url',
  'website_url',
  'apply_now_url',
  'book_call_url',
] as const;
const NO_ADDRESS = [
  'http://x.example',
  'javascript:alert(1)',
  'https://x.example/"onerror="alert(1)',
  'https://x.example/a b',
  'https://x',
  'https://x.example/\u0000',
  'mailto:me@x.example?bcc=all@x.example',
  'data:text/html,x',
  `https://x.example/${'a'.repeat(ADDRESS_LIMIT)}`,
];

describe('tenants/{tenantId}/email_signatures/{uid}', () => {
  it('accepts the defaults repeatedly', async () => {
    await assertSucceeds(save());
    await assertSucceeds(save({ tagline: 'Changed.' }));
    await assertSucceeds(updateDoc(at(), { font_size: 12 }));
  });

  it('is saved only under the member’s id and tenant', async () => {
    await assertFails(save({ user_id: 'other-officer' }));
    await assertFails(save({ tenant_id: OTHER_TENANT }));
    await assertFails(setDoc(at('other-officer'), { ...signature, user_id: 'other-officer' }));
    await assertFails(setDoc(at(uid, OTHER_TENANT), { ...signature, tenant_id: OTHER_TENANT }));
  });

  it.each(Object.keys(signature))('can’t be saved without %s', async (key) => {
    const { [key as keyof typeof signature]: _, ...rest } = signature;
    await assertFails(setDoc(at(), rest));
  });

  it.each(Object.entries(SIGNATURE_BOUNDS))('%s keeps to its bounds', async (measure, { min, max }) => {
    for (const value of [min, max]) await assertSucceeds(save({ [measure]: value }));
    for (const value of [min - 1, max + 1, min + 0.5, String(min), null]) {
      await assertFails(save({ [measure]: value }));
    }
  });

  it.each(Object.entries(SIGNATURE_TEXT_LIMITS))('%s has at most %i characters', async (field, most) => {
    await assertSucceeds(save({ [field]: 'x'.repeat(most) }));
    await assertFails(save({ [field]: 'x'.repeat(most + 1) }));
  });

  it.each(NO_WIDTH)('rejects text with %j in it', async (mark) => {
    await assertFails(save({ tagline: `Every${mark} option` }));
    await assertFails(save({ address: mark }));
    await assertFails(save({ website_url: `https://x.example/${mark}` }));
  });

  it.each([
    ...SIGNATURE_FONTS.map((font_family) => ({ font_family })),
    ...SIGNATURE_LAYOUTS.map((layout_style) => ({ layout_style })),
    { field_order: SIGNATURE_FIELDS.toReversed() },
    { show_action_buttons: true },
    { accent_color: '#00ffaa' },
    { apply_now_url: 'mailto:ada@x.example', book_call_url: 'tel:+1(973)555-0102' },
    { website_url: 'HTTPS://www.x.example:8443/a_b/(c)?d=e&f=[g]#h~i' },
  ])('accepts %j, like domain', async (change) => {
    expect(signatureSettingsSchema.safeParse({ ...SIGNATURE_DEFAULTS, ...change }).success).toBe(true);
    await assertSucceeds(save(change));
  });

  it.each([
    { font_family: 'Comic Sans MS' },
    { layout_style: 'diagonal' },
    { primary_color: 'red' },
    { accent_color: '#12345;background:url(x)' },
    { show_action_buttons: 'yes' },
    { field_order: [] },
    { field_order: [...SIGNATURE_FIELDS.slice(1), 'title'] },
    { field_order: [...SIGNATURE_FIELDS, 'fax'] },
    { field_order: 'name' },
    { tagline: 'one\ntwo' },
    { address: '\u202eeno' },
    { address: 5 },
    { linkedin_url: 'mailto:me@x.example' },
    { html: '<b>Hello</b>' },
  ])('rejects %j, like domain', async (change) => {
    expect(signatureSettingsSchema.safeParse({ ...SIGNATURE_DEFAULTS, ...change }).success).toBe(false);
    await assertFails(save(change));
  });

  it.each(URLS)('mail may link to the address %s', async (field) => {
    const shape = signatureSettingsSchema.shape[field];
    const good = `https://x.example/${'a'.repeat(ADDRESS_LIMIT - 18)}`;
    expect(shape.safeParse(good).success).toBe(true);
    await assertSucceeds(save({ [field]: good }));
    for (const address of NO_ADDRESS) {
      expect(shape.safeParse(address).success).toBe(false);
      await assertFails(save({ [field]: address }));
    }
  });
});
