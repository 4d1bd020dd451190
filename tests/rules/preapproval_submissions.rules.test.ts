import { paths } from '@brokerage/domain/paths';
import { DESK_LIMIT } from '@brokerage/domain/preapproval/submission';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { homeOf, type PersonaName, roleRecordOf, TENANT, uidOf } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('own-leads');
const lead = (officerId: string | null) => ({
  first_name: 'Sample',
  status: 'new',
  created_at: new Date('2026-11-20T15:00:00Z'),
  lo_assigned_id: officerId,
});
/** In the directory under that id. */
const listed = (name: PersonaName, officerId: string | null) => ({
  [paths.userRole(uidOf(name) ?? '')]: { ...roleRecordOf(name), officer_id: officerId },
});

beforeEach(() =>
  world.given({
    ...listed('officer', 'daniel-okafor'),
    ...listed('otherOfficer', 'ana-reyes'),
    ...listed('extraRole', null),
    ...listed('deactivatedOfficer', 'daniel-okafor'),
    ...listed('officerOfOldSession', 'daniel-okafor'),
    ...listed('foreignOfficer', 'daniel-okafor'),
    [paths.submissions.one(TENANT, 'own')]: lead('daniel-okafor'),
    [paths.submissions.one(TENANT, 'colleagues')]: lead('ana-reyes'),
    [paths.submissions.one(TENANT, 'general')]: lead(null),
  }),
);

const list = (name: PersonaName, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(world.as(name), paths.submissions.all(TENANT)), ...constraints));
const of = (officerId: string | null) => where('lo_assigned_id', '==', officerId);
const isNew = where('status', '==', 'new');
const latest = orderBy('created_at', 'desc');
const most = limit(DESK_LIMIT);

describe('tenants/{tenantId}/preapproval_submissions/{submissionId} of an officer', () => {
  it('are listed for that officer, a page at most', async () => {
    await assertSucceeds(list('officer', of('daniel-okafor'), isNew, latest, most));
    await assertSucceeds(list('officer', of('daniel-okafor'), latest, most));
    await assertFails(list('officer', of('daniel-okafor'), isNew, latest, limit(DESK_LIMIT + 1)));
    await assertFails(list('officer', of('daniel-okafor'), isNew, latest));
  });

  it('are not listed for a colleague, nor together with others', async () => {
    await assertFails(list('officer', of('ana-reyes'), isNew, latest, most));
    await assertFails(list('otherOfficer', of('daniel-okafor'), isNew, latest, most));
    await assertFails(list('officer', isNew, latest, most));
    await assertFails(list('officer', where('lo_assigned_id', 'in', ['daniel-okafor', 'ana-reyes']), most));
  });

  it('are not those of the General team: null is nobody, not even for who has no entry', async () => {
    await assertFails(list('officer', of(null), isNew, latest, most));
    await assertFails(list('extraRole', of(null), isNew, latest, most));
  });

  it.each(['deactivatedOfficer', 'officerOfOldSession', 'foreignOfficer', 'norole', 'anonymous'] as const)(
    'are not listed for %s, whatever their record says',
    (name) => assertFails(list(name, of('daniel-okafor'), isNew, latest, most)),
  );

  it('are the desk’s alone to open and the server’s to change', async () => {
    const own = doc(world.as('officer'), paths.submissions.one(TENANT, 'own'));
    await assertFails(getDoc(own));
    await assertFails(updateDoc(own, { status: 'approved' }));
    await assertFails(getDoc(doc(world.as('officer'), paths.submissionAnswers(TENANT, 'own'))));
  });

  it('can’t be got by taking another’s entry', () =>
    assertFails(
      updateDoc(doc(world.as('officer'), paths.userRole(uidOf('officer') ?? '')), {
        officer_id: 'ana-reyes',
      }),
    ));

  it('of another company stay there', async () => {
    const theirs = collection(world.as('officer'), paths.submissions.all(homeOf('foreignOfficer')));
    await assertFails(getDocs(query(theirs, of('daniel-okafor'), isNew, latest, most)));
  });
});
