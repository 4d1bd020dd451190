import { paths } from '@brokerage/domain/paths';
import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { PERSONA_NAMES, TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('server-only');
/** With everything in it by which other collections let somebody in. */
const record = {
  owner_user_id: 'officer',
  created_by_user_id: 'officer',
  status: 'published',
  tenant_id: TENANT,
};

/** Nobody but the server comes near a document of that collection. */
function testServerOnly(path: string): void {
  beforeEach(() => world.given({ [path]: record }));

  it.each(PERSONA_NAMES)('%s may not read, list, add, change or delete', async (name) => {
    const at = doc(world.as(name), path);
    await assertFails(getDoc(at));
    await assertFails(getDocs(query(collection(world.as(name), at.parent.path), limit(1))));
    await assertFails(setDoc(doc(at.parent, 'new'), record));
    await assertFails(updateDoc(at, { status: 'draft' }));
    await assertFails(deleteDoc(at));
  });
}

describe('tenants/{tenantId}/mail/{mailId}', () => testServerOnly(paths.mail.one(TENANT, 'one')));

describe('rate_limits/{limitId}', () => testServerOnly(paths.rateLimit('one')));

// What has no block in the rules yet: what the architecture plans, and what nobody has thought of.
describe.each([
  `tenants/${TENANT}/shared_links/one`,
  `tenants/${TENANT}/link_analytics/one`,
  `tenants/${TENANT}/pdf_jobs/one`,
  `tenants/${TENANT}/audit_logs/one`,
  `tenants/${TENANT}/email_signatures/officer`,
  `tenants/${TENANT}/unheard_of/one`,
  `tenants/${TENANT}/branches/clifton-nj/secrets/one`,
  `tenants/${TENANT}/flyer_instances/one/versions/one`,
  'user_roles/officer/secrets/one',
  'unheard_of/one',
])('%s', testServerOnly);
