import { REALTOR_LIMITS } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, runTransaction, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { NO_WIDTH } from './noWidth.ts';
import { getUid, OTHER_TENANT, type PersonaName, TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('realtors');
const creator = 'officer' as PersonaName;
const at = (name: PersonaName, id: string) => doc(world.as(name), paths.realtors.one(TENANT, id));

const realtor = {
  id: 'new',
  tenant_id: TENANT,
  created_by_user_id: getUid(creator),
  name: 'Sample Realtor',
  email: 'sample@realty.example',
  phone: '(973) 555-0150',
  mls_id: 'MLS-1000',
  brokerage: 'Sample Realty',
  photo_url: 'https://images.example/realtor.jpg',
  notes: 'Met at the open house.',
};

/** Changes that make a valid record invalid, for create and update alike. */
const INVALID = [
  { name: '' },
  { name: '   ' },
  { name: 5 },
  { email: 5 },
  { email: null },
  { phone: ['(973) 555-0150'] },
  { mls_id: 1000 },
  { brokerage: { name: 'Sample Realty' } },
  { photo_url: false },
  { photo_url: 'javascript:alert(1)' },
  { photo_url: 'https://images.example/x"onerror="alert(1)' },
  { name: 'Ada\r\nBcc: someone@mail.example' },
  ...NO_WIDTH.flatMap((mark) => [
    { name: `Ada${mark}Lovelace` },
    { name: mark },
    { brokerage: `Sample${mark}` },
  ]),
  { email: 'ada@mail.example\nBcc: someone@mail.example' },
  { email: 'sample@realty.example?bcc=spy@mail.example' },
  { email: 'sample@realty.example&cc=spy@mail.example' },
  { email: 'nobody' },
  { phone: 'abc' },
  { phone: '1 2' },
  { phone: '555-0144' },
  { phone: 'tel 973 555 0150' },
  { phone: '9735550150 call Bob now' },
  { phone: '(973) 555-0150 ext' },
  { phone: '(973) 555-0150_1' },
  ...[',', ';', ':', '%', '\\', '(', ')', '#'].map((sign) => ({ email: `sample${sign}x@realty.example` })),
  { email: 'sample@realty.example,spy' },
  { photo_url: 'http://images.example/realtor.jpg' },
  { photo_url: 'http://firebasestorage.googleapis.com/v0/b/other/o/x.jpg' },
  { logo_url: false },
  { logo_url: 'javascript:alert(1)' },
  { logo_url: 'http://images.example/logo.png' },
  { notes: 5 },
  { commission: '3%' },
  { id: 'another' },
];

const STARTS: Record<string, string> = {
  photo_url: 'https://',
  logo_url: 'https://',
  email: 'a@',
  phone: '(973) 555-0150',
};
const longest = (field: string, length: number) =>
  (STARTS[field] ?? '').padEnd(length, field === 'phone' ? '0' : 'x');

beforeEach(() => world.given({ [paths.realtors.one(TENANT, 'one')]: { ...realtor, id: 'one' } }));

describe('tenants/{tenantId}/realtors/{realtorId}', () => {
  describe('create', () => {
    const create = (changes: object = {}) => setDoc(at(creator, 'new'), { ...realtor, ...changes });

    it.each([...INVALID, { tenant_id: OTHER_TENANT }, { created_by_user_id: getUid('otherOfficer') }])(
      'accepts a realtor, but not with %j',
      async (change) => {
        await assertFails(create(change));
        await assertSucceeds(create());
      },
    );

    it.each(Object.keys(realtor))('rejects a realtor without %s', async (field) => {
      const { [field as keyof typeof realtor]: _, ...rest } = realtor;
      await assertFails(setDoc(at(creator, 'new'), rest));
      await assertSucceeds(setDoc(at(creator, 'new'), realtor));
    });

    it.each(Object.entries(REALTOR_LIMITS))('accepts a %s of up to %i characters', async (field, most) => {
      await assertFails(create({ [field]: longest(field, most + 1) }));
      await assertSucceeds(create({ [field]: longest(field, most) }));
    });

    it('accepts ids of up to 128 characters', async () => {
      const createAs = (id: string) => setDoc(at(creator, id), { ...realtor, id });
      await assertFails(createAs('x'.repeat(129)));
      await assertSucceeds(createAs('x'.repeat(128)));
    });

    // As many as a CSV file may hold (web/src/features/realtors/realtorImport.ts).
    it('accepts 500 from a file in one transaction', async () => {
      const db = world.as(creator);
      const importing = runTransaction(db, (transaction) => {
        for (let index = 0; index < 500; index += 1) {
          const id = `import-${index}`;
          transaction.set(doc(db, paths.realtors.one(TENANT, id)), { ...realtor, id });
        }
        return Promise.resolve();
      });
      await assertSucceeds(importing);
    }, 60_000);

    it('requires only the name', () =>
      assertSucceeds(create({ email: '', phone: '', mls_id: '', brokerage: '', photo_url: '', notes: '' })));
  });

  describe('update', () => {
    const save = (changes: object, by = creator) =>
      updateDoc(at(by, 'one'), { notes: 'Changed.', ...changes });

    it.each([
      ...INVALID,
      { tenant_id: OTHER_TENANT },
      { created_by_user_id: getUid('otherOfficer') },
      { name: deleteField() },
      { notes: deleteField() },
      { tenant_id: deleteField() },
    ])('accepts the change, but not with %j', async (change) => {
      await assertFails(save(change));
      await assertSucceeds(save({}));
    });

    // Firestore allows 20 document lookups per batch; repeated lookups of one document count once.
    it('accepts a batch from an administrator', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `realtor-${index}`);
      await world.given(
        Object.fromEntries(ids.map((id) => [paths.realtors.one(TENANT, id), { ...realtor, id }])),
      );
      const db = world.as('superAdmin');
      const batch = writeBatch(db);
      for (const id of ids) batch.update(doc(db, paths.realtors.one(TENANT, id)), { notes: 'Changed.' });
      await assertSucceeds(batch.commit());
    });

    it('doesn’t let even an administrator give a realtor to someone else', async () => {
      await assertFails(save({ created_by_user_id: getUid('superAdmin') }, 'superAdmin'));
      await assertSucceeds(save({}, 'superAdmin'));
    });
  });

  it('accepts edits of an older realtor with an unusual number and address', async () => {
    const odd = { ...realtor, id: 'odd', phone: 'call the office', email: 'nobody' };
    await world.given({ [paths.realtors.one(TENANT, 'odd')]: odd });
    await assertSucceeds(updateDoc(at(creator, 'odd'), { notes: 'Prefers texts.' }));
    await assertFails(updateDoc(at(creator, 'odd'), { phone: 'call me' }));
    await assertSucceeds(updateDoc(at(creator, 'odd'), { phone: '+1 973 555 0150 ext. 12', email: '' }));
  });

  it('accepts and removes the logo of an older realtor', async () => {
    await assertSucceeds(updateDoc(at(creator, 'one'), { logo_url: 'https://images.example/logo.png' }));
    await assertSucceeds(updateDoc(at(creator, 'one'), { logo_url: '' }));
    await assertFails(updateDoc(at(creator, 'one'), { logo_url: 'data:image/png;base64,AAAA' }));
  });
});
