import { PROFILE_LIMITS } from '@brokerage/domain/directory/userRole';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { NO_WIDTH } from './noWidth.ts';
import { OTHER_TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('user-roles');
const record = () => doc(world.as('officer'), paths.userRole('officer'));

describe('user_roles/{uid}', () => {
  describe('update', () => {
    const profile = {
      name: 'Changed Person',
      email: 'changed@larkfield.example',
      phone: '(973) 555-0101',
      title: 'Senior Loan Officer',
      nmls_id: '1000002',
      headshot_url: 'https://images.example/changed.jpg',
    };
    const save = (changes: object) => updateDoc(record(), { ...profile, ...changes });

    it('takes one profile field alone', () =>
      assertSucceeds(updateDoc(record(), { title: 'Branch Manager' })));

    it.each(Object.entries(PROFILE_LIMITS))(
      'takes a %s of %i characters and none longer',
      async (field, most) => {
        const start: Record<string, string> = { headshot_url: 'https://', email: 'a@' };
        const text = (length: number) => (start[field] ?? '').padEnd(length, field === 'nmls_id' ? '7' : 'x');
        await assertSucceeds(save({ [field]: text(most) }));
        await assertFails(save({ [field]: text(most + 1) }));
      },
    );

    it.each([
      { role: 'super_admin' },
      { role: 'officer2' },
      { tenant_id: OTHER_TENANT },
      { user_id: 'other-officer' },
      { permissions: ['all'] },
      { status: 'active' },
      { status: 'deactivated' },
      { sessions_valid_after: 0 },
      { password_sessions_valid_after: 0 },
      { branch_id: 'clifton-nj' },
      { officer_id: 'other-officer' },
      { audit_head: null },
      { role: deleteField() },
      { name: '' },
      { name: '   ' },
      { email: '' },
      { phone: '' },
      { name: 12 },
      { email: null },
      { phone: ['(973) 555-0101'] },
      { title: 7 },
      { title: deleteField() },
      { nmls_id: 1000002 },
      { nmls_id: '12 in all states' },
      { email: 'nobody' },
      { email: 'a@larkfield.example?bcc=b@mail.example' },
      { headshot_url: true },
      { headshot_url: 'javascript:alert(1)' },
      { headshot_url: 'https://images.example/a b.jpg' },
      { headshot_url: 'https://images.example/x"onerror="alert(1)' },
      { name: 'Ada\r\nBcc: someone@mail.example' },
      { title: 'Officer\u0000' },
      { title: 'Officer\u0085' },
      { name: '\u202eecila' },
      ...NO_WIDTH.flatMap((mark) => [{ name: `Ada${mark}Lovelace` }, { name: mark }, { title: mark }]),
      { email: 'ada\u200b@larkfield.example' },
      { phone: '\u2060(973) 555-0101' },
      { name: '...' },
      { name: 'Ada\u2028Lovelace' },
    ])('takes the profile, but not with %j', async (change) => {
      await assertFails(save(change));
      await assertSucceeds(save({}));
    });

    it.each(['José Peña', "D'Arcy O’Neil-Núñez", '李小龍', 'Анна', 'Zoë 🏠', 'Nguyễn Thị'])(
      'takes the name %s',
      (name) => assertSucceeds(save({ name })),
    );

    it('takes no title, no NMLS id and no photo', () =>
      assertSucceeds(save({ title: '', nmls_id: '', headshot_url: '' })));
  });
});
