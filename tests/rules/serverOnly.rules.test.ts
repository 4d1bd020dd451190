import { paths } from '@brokerage/domain/paths';
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
import { beforeEach, describe } from 'vitest';
import { type PersonaName, TENANT } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('server-only');
const nobody = () => false;
const record = { owner_user_id: 'officer', status: 'published', tenant_id: TENANT };

/** Nobody but the server comes near a document of that collection. */
function testServerOnly(path: string): void {
  const at = (name: PersonaName) => doc(world.as(name), path);
  const beside = (name: PersonaName) => doc(at(name).parent, 'new');

  beforeEach(() => world.given({ [path]: record }));

  everyone('read it', nobody, (name) => getDoc(at(name)));
  everyone('list it', nobody, (name) =>
    getDocs(query(collection(world.as(name), at(name).parent.path), limit(1))),
  );
  everyone('add to it', nobody, (name) => setDoc(beside(name), record));
  everyone('change it', nobody, (name) => updateDoc(at(name), { status: 'draft' }));
  everyone('delete it', nobody, (name) => deleteDoc(at(name)));
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
