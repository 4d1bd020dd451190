import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, getDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { getUid, OTHER_TENANT, type PersonaName } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('user-roles');
const getRoleRef = (name: PersonaName) => doc(world.as(name), paths.member(getUid(name) ?? ''));

/** Every value here is valid: `update-profile` would accept it. */
const PROFILE = {
  name: 'Changed Person',
  email: 'changed@larkfield.example',
  phone: '(973) 555-0101',
  title: 'Senior Loan Officer',
  nmls_id: '1000002',
  headshot_url: 'https://images.example/changed.jpg',
};
const PEOPLE = ['officer', 'marketingAdmin', 'compliance', 'superAdmin'] as const;

describe('user_roles/{uid}', () => {
  describe.each(PEOPLE)('of the %s', (name) => {
    it.each([
      PROFILE,
      ...Object.entries(PROFILE).map(([field, value]) => ({ [field]: value })),
      { pending_changes: {} },
      { pending_changes: { nmls_id: { value: '1000002', requested_at: new Date() } } },
      { pending_changes: deleteField() },
      { role: 'super_admin' },
      { tenant_id: OTHER_TENANT },
      { user_id: 'other-officer' },
      { permissions: ['all'] },
      { status: 'deactivated' },
      { sessions_valid_after: 0 },
      { password_sessions_valid_after: 0 },
      { branch_id: 'clifton-nj' },
      { officer_id: 'other-officer' },
      { audit_head: null },
      { role: deleteField() },
    ])('can be read by its owner, who can’t write %j', async (change) => {
      await assertSucceeds(getDoc(getRoleRef(name)));
      await assertFails(updateDoc(getRoleRef(name), change));
    });
  });
});
