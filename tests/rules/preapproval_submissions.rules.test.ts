import { paths } from '@brokerage/domain/paths';
import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { toSubmissionQuery } from '@brokerage/domain/submission/lists/submissionQuery';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/submission/submission';
import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { getHomeTenant, getUid, type PersonaName, STRICT_TENANT, TENANT, toRoleRecord } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('own-leads');
const lead = (officerId: string | null) => ({
  first_name: 'Sample',
  status: 'new',
  created_at: new Date('2026-11-20T15:00:00Z'),
  lo_assigned_id: officerId,
});
const event = { n: 1, action: 'note', text: 'Ask for W-2s' };
/** Lists the persona in the directory under that id. */
const listed = (name: PersonaName, officerId: string | null) => ({
  [paths.member(getUid(name) ?? '')]: { ...toRoleRecord(name), officer_id: officerId },
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
    [paths.submissions.one(TENANT, 'callback')]: { ...lead('daniel-okafor'), kind: 'callback' },
    [paths.submissionAnswers(TENANT, 'callback')]: { topic: 'buying', message: 'Call me' },
    [`${paths.submissionEvents(TENANT, 'own')}/first`]: event,
    [`${paths.submissionEvents(TENANT, 'colleagues')}/first`]: event,
    [`${paths.submissionEvents(TENANT, 'general')}/first`]: event,
  }),
);

const list = (name: PersonaName, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(world.as(name), paths.submissions.all(TENANT)), ...constraints));
const of = (officerId: string | null) => where('lo_assigned_id', '==', officerId);
const isNew = where('status', '==', 'new');
const latest = orderBy('created_at', 'desc');
const most = limit(DESK_QUERY_LIMIT);

describe('tenants/{tenantId}/preapproval_submissions/{submissionId} of an officer', () => {
  it('are listed for that officer, up to a page', async () => {
    await assertSucceeds(list('officer', of('daniel-okafor'), isNew, latest, most));
    await assertSucceeds(list('officer', of('daniel-okafor'), latest, most));
    await assertFails(list('officer', of('daniel-okafor'), isNew, latest, limit(DESK_QUERY_LIMIT + 1)));
    await assertFails(list('officer', of('daniel-okafor'), isNew, latest));
  });

  describe.each<[string, SubmissionFilter]>([
    ['a status', { status: 'in_progress' }],
    ['a group of statuses', { status: 'closed' }],
    ['a purpose', { purpose: 'Purchase' }],
    ['a source', { source: 'website' }],
    ['a shared link', { source: 'kTx9abCD23ef' }],
    ['overdue', { overdue: 'yes' }],
    ['days', { from: '2026-11-01', to: '2026-11-30' }],
    ['all of them', { status: 'open', purpose: 'Purchase', source: 'website', from: '2026-11-01' }],
    ['a colleague', { officer: 'ana-reyes', branch: 'clifton-nj' }],
  ])('filtered by %s', (_name, filter) => {
    const ask = (name: PersonaName, officerId: string | undefined, ...more: QueryConstraint[]) => {
      const asked = toSubmissionQuery(filter, { timeZone: 'America/New_York', officerId });
      return list(
        name,
        ...asked.where.map(({ field, op, value }) => where(field, op, value)),
        ...more,
        orderBy(asked.orderBy.field, asked.orderBy.direction),
        most,
      );
    };
    const found = where('search_keys', 'array-contains', 'ortiz');

    it('are listed for their officer, and searched', async () => {
      await assertSucceeds(ask('officer', 'daniel-okafor'));
      await assertSucceeds(ask('officer', 'daniel-okafor', found));
    });

    it('aren’t listed for another officer, or without naming the officer', async () => {
      await assertFails(ask('officer', 'ana-reyes'));
      await assertFails(ask('officer', 'ana-reyes', found));
      await assertFails(ask('otherOfficer', 'daniel-okafor'));
      await assertFails(ask('foreignOfficer', 'daniel-okafor'));
      await assertFails(ask('officer', undefined));
      await assertFails(ask('officer', undefined, found));
      await assertSucceeds(ask('compliance', undefined, found));
    });
  });

  it('aren’t listed for a colleague, or together with others', async () => {
    await assertFails(list('officer', of('ana-reyes'), isNew, latest, most));
    await assertFails(list('otherOfficer', of('daniel-okafor'), isNew, latest, most));
    await assertFails(list('officer', isNew, latest, most));
    await assertFails(list('officer', where('lo_assigned_id', 'in', ['daniel-okafor', 'ana-reyes']), most));
  });

  it('don’t include the General team’s, even for a member without an entry', async () => {
    await assertFails(list('officer', of(null), isNew, latest, most));
    await assertFails(list('extraRole', of(null), isNew, latest, most));
  });

  it.each(['deactivatedOfficer', 'officerOfOldSession', 'foreignOfficer', 'norole', 'anonymous'] as const)(
    'aren’t listed for %s, whatever their record says',
    (name) => assertFails(list(name, of('daniel-okafor'), isNew, latest, most)),
  );

  it('can be opened only by that officer, and changed only by the server', async () => {
    const one = (name: PersonaName, id: string) => doc(world.as(name), paths.submissions.one(TENANT, id));
    await assertSucceeds(getDoc(one('officer', 'own')));
    await assertFails(getDoc(one('officer', 'colleagues')));
    await assertFails(getDoc(one('officer', 'general')));
    await assertFails(getDoc(one('extraRole', 'general')));
    await assertFails(getDoc(one('foreignOfficer', 'own')));
    await assertFails(updateDoc(one('officer', 'own'), { status: 'approved' }));
    await assertFails(updateDoc(one('officer', 'own'), { first_contact_at: new Date() }));
    for (const name of ['officer', 'compliance', 'superAdmin'] as const) {
      await assertFails(updateDoc(one(name, 'own'), { kind: 'callback' }));
      await assertFails(updateDoc(one(name, 'callback'), { status: 'answered' }));
      await assertFails(setDoc(one(name, 'callback-new'), { ...lead('daniel-okafor'), kind: 'callback' }));
    }
    await assertFails(getDoc(doc(world.as('officer'), paths.submissionAnswers(TENANT, 'own'))));
    await assertFails(getDoc(doc(world.as('officer'), paths.submissionAudit(TENANT, 'own'))));
  });

  it('may be callback requests, which are as protected as applications', async () => {
    const one = (name: PersonaName) => doc(world.as(name), paths.submissions.one(TENANT, 'callback'));
    const isCallback = where('kind', '==', 'callback');
    await assertSucceeds(getDoc(one('officer')));
    await assertSucceeds(list('officer', of('daniel-okafor'), isCallback, latest, most));
    await assertSucceeds(list('compliance', isCallback, latest, most));
    await assertFails(getDoc(one('otherOfficer')));
    await assertFails(getDoc(one('foreignOfficer')));
    await assertFails(list('officer', isCallback, latest, most));
    for (const name of ['officer', 'compliance', 'superAdmin'] as const) {
      await assertFails(getDoc(doc(world.as(name), paths.submissionAnswers(TENANT, 'callback'))));
    }
  });

  describe('events', () => {
    const events = (name: PersonaName, id: string, most: number = SUBMISSION_LIMITS.timeline) =>
      getDocs(
        query(
          collection(world.as(name), paths.submissionEvents(TENANT, id)),
          orderBy('n', 'desc'),
          limit(most),
        ),
      );

    it('can be read by the assigned officer and by administrators, up to a page', async () => {
      await assertSucceeds(events('officer', 'own'));
      await assertSucceeds(events('compliance', 'general'));
      await assertFails(events('officer', 'own', SUBMISSION_LIMITS.timeline + 1));
    });

    it.each([
      ['officer', 'colleagues'],
      ['officer', 'general'],
      ['extraRole', 'general'],
      ['deactivatedOfficer', 'own'],
      ['officerOfOldSession', 'own'],
      ['foreignOfficer', 'own'],
      ['norole', 'own'],
    ] as const)('can’t be read by %s of %s', (name, id) => assertFails(events(name, id)));

    it('can’t be written', async () => {
      const own = doc(world.as('officer'), `${paths.submissionEvents(TENANT, 'own')}/first`);
      await assertFails(updateDoc(own, { text: 'Changed' }));
      await assertFails(deleteDoc(own));
      const another = doc(world.as('officer'), `${paths.submissionEvents(TENANT, 'own')}/another`);
      await assertFails(setDoc(another, event));
    });
  });

  describe('assigned to an administrator, if administrators need the second factor', () => {
    const one = (name: PersonaName) =>
      doc(world.as(name), paths.submissions.one(STRICT_TENANT, 'administrators'));
    const events = (name: PersonaName) =>
      collection(world.as(name), paths.submissionEvents(STRICT_TENANT, 'administrators'));
    const all = (name: PersonaName) => collection(world.as(name), paths.submissions.all(STRICT_TENANT));
    const readEach = (name: PersonaName): Promise<unknown>[] => [
      getDoc(one(name)),
      getDocs(query(all(name), of('daniel-okafor'), isNew, latest, most)),
      getDoc(doc(events(name), 'first')),
      getDocs(query(events(name), orderBy('n', 'desc'), limit(SUBMISSION_LIMITS.timeline))),
    ];

    beforeEach(() =>
      world.given({
        ...listed('adminWithoutFactor', 'daniel-okafor'),
        ...listed('adminWithFactor', 'daniel-okafor'),
        [paths.submissions.one(STRICT_TENANT, 'administrators')]: lead('daniel-okafor'),
        [`${paths.submissionEvents(STRICT_TENANT, 'administrators')}/first`]: event,
      }),
    );

    it('can be read with it', async () => {
      await Promise.all(readEach('adminWithFactor').map((read) => assertSucceeds(read)));
    });

    it('can’t be read after a password-only sign-in', async () => {
      await Promise.all(readEach('adminWithoutFactor').map((read) => assertFails(read)));
    });
  });

  it('can’t be read by claiming another member’s entry', () =>
    assertFails(
      updateDoc(doc(world.as('officer'), paths.member(getUid('officer') ?? '')), {
        officer_id: 'ana-reyes',
      }),
    ));

  it('of another company can’t be read', async () => {
    const ownUid = collection(world.as('officer'), paths.submissions.all(getHomeTenant('foreignOfficer')));
    await assertFails(getDocs(query(ownUid, of('daniel-okafor'), isNew, latest, most)));
  });
});
