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
import { TENANT } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('tenants');
const everybody = () => true;
const nobody = () => false;
const settings = { company_name: 'Larkfield Home Mortgage', nmls_id: '1992001', phone: '(973) 555-0192' };

beforeEach(() => world.given({ [paths.tenant(TENANT)]: settings }));

describe('tenants/{tenantId}', () => {
  everyone('read the company settings', everybody, (name) =>
    getDoc(doc(world.as(name), paths.tenant(TENANT))),
  );
  everyone('list the companies', nobody, (name) =>
    getDocs(query(collection(world.as(name), paths.tenants), limit(1))),
  );
  everyone('found a company', nobody, (name) => setDoc(doc(world.as(name), paths.tenant('new')), settings));
  everyone('change the company settings', nobody, (name) =>
    updateDoc(doc(world.as(name), paths.tenant(TENANT)), { phone: '(973) 555-0193' }),
  );
  everyone('delete a company', nobody, (name) => deleteDoc(doc(world.as(name), paths.tenant(TENANT))));
});
