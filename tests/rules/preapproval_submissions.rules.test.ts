import { paths } from '@brokerage/domain/paths';
import { DESK_LIMIT } from '@brokerage/domain/preapproval/submission';
import { can } from '@brokerage/domain/roles';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { memberOf, OTHER_TENANT, type PersonaName, TENANT, uidOf } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('submissions');
const nobody = () => false;
const readsIn = (tenantId: string) => (name: PersonaName) =>
  can(memberOf(name, tenantId), 'submissions:read');
const submission = {
  first_name: 'Sample',
  last_name: 'Applicant',
  status: 'new',
  created_at: new Date('2026-11-10T15:00:00Z'),
  lo_assigned_id: 'officer',
};
const answersPath = paths.submissionAnswers(TENANT, 'one');
const receiptsPath = paths.consentReceipts(TENANT, 'one');

beforeEach(() =>
  world.given({
    [paths.submissions.one(TENANT, 'one')]: submission,
    [paths.submissions.one(OTHER_TENANT, 'two')]: submission,
    [answersPath]: { monthly_income_gross: 9000 },
    [`${receiptsPath}/receipt`]: { version: '2026-11' },
  }),
);

describe('tenants/{tenantId}/preapproval_submissions/{submissionId}', () => {
  const newest = (name: PersonaName, tenantId: string, most?: number) => {
    const all = collection(world.as(name), paths.submissions.all(tenantId));
    const sorted = query(all, orderBy('created_at', 'desc'));
    return getDocs(most === undefined ? sorted : query(sorted, limit(most)));
  };

  everyone('read a submission', readsIn(TENANT), (name) =>
    getDoc(doc(world.as(name), paths.submissions.one(TENANT, 'one'))),
  );
  everyone('read a submission of the other tenant', readsIn(OTHER_TENANT), (name) =>
    getDoc(doc(world.as(name), paths.submissions.one(OTHER_TENANT, 'two'))),
  );
  everyone("list the desk's 50 newest", readsIn(TENANT), (name) => newest(name, TENANT, DESK_LIMIT));
  everyone("list the other tenant's desk", readsIn(OTHER_TENANT), (name) =>
    newest(name, OTHER_TENANT, DESK_LIMIT),
  );
  everyone('list 51', nobody, (name) => newest(name, TENANT, DESK_LIMIT + 1));
  everyone('list without a limit', nobody, (name) => newest(name, TENANT));
  everyone("list all tenants' submissions at once", nobody, (name) =>
    getDocs(query(collectionGroup(world.as(name), 'preapproval_submissions'), limit(1))),
  );
  everyone('submit past the function', nobody, (name) =>
    setDoc(doc(world.as(name), paths.submissions.one(TENANT, 'new')), {
      ...submission,
      created_by_user_id: uidOf(name) ?? null,
    }),
  );
  everyone('change the status', nobody, (name) =>
    updateDoc(doc(world.as(name), paths.submissions.one(TENANT, 'one')), { status: 'approved' }),
  );
  everyone('delete a submission', nobody, (name) =>
    deleteDoc(doc(world.as(name), paths.submissions.one(TENANT, 'one'))),
  );
});

describe('tenants/{tenantId}/preapproval_submissions/{submissionId}/private/{document}', () => {
  const answers = (name: PersonaName) => doc(world.as(name), answersPath);

  everyone('read the answers', nobody, (name) => getDoc(answers(name)));
  everyone('list the answers', nobody, (name) => getDocs(query(answers(name).parent, limit(1))));
  everyone('list the answers of everybody', nobody, (name) =>
    getDocs(query(collectionGroup(world.as(name), 'private'), limit(1))),
  );
  everyone('change the answers', nobody, (name) => updateDoc(answers(name), { monthly_income_gross: 1 }));
  everyone('add answers', nobody, (name) =>
    setDoc(doc(world.as(name), paths.submissionAnswers(TENANT, 'new')), { monthly_income_gross: 1 }),
  );
  everyone('delete the answers', nobody, (name) => deleteDoc(answers(name)));
});

describe('tenants/{tenantId}/preapproval_submissions/{submissionId}/consent_receipts/{receiptId}', () => {
  const receipt = (name: PersonaName, id = 'receipt') => doc(world.as(name), `${receiptsPath}/${id}`);

  everyone('read a consent receipt', nobody, (name) => getDoc(receipt(name)));
  everyone('list consent receipts', nobody, (name) => getDocs(query(receipt(name).parent, limit(1))));
  everyone('list the consent receipts of everybody', nobody, (name) =>
    getDocs(query(collectionGroup(world.as(name), 'consent_receipts'), limit(1))),
  );
  everyone('add a consent receipt', nobody, (name) => setDoc(receipt(name, 'new'), { version: '2026-11' }));
  everyone('change a consent receipt', nobody, (name) => updateDoc(receipt(name), { version: '2026-12' }));
  everyone('delete a consent receipt', nobody, (name) => deleteDoc(receipt(name)));
});
