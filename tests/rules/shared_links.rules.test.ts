import { ANALYTICS_LIMIT } from '@brokerage/domain/link/linkAnalytics';
import { LINK_COUNTS_LIMIT } from '@brokerage/domain/link/linkCount';
import { ROLL_UPS_LIMIT } from '@brokerage/domain/link/linkRollUp';
import { OFFICER_TARGETS } from '@brokerage/domain/link/linkTarget';
import { LINKS_LIMIT } from '@brokerage/domain/link/sharedLink';
import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  documentId,
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
import { beforeAll, describe, it } from 'vitest';
import { getUid, type PersonaName, TENANT, toMember } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('shared-links', 'before all');
const CODE = 'abCD23efGH45';
const AT = new Date('2026-11-20T15:00:00Z');
const mine = { tenant_id: TENANT, created_by_user_id: getUid('officer') };
const COLLECTIONS = [
  ['shared_links', paths.sharedLinks, 'created_at', LINKS_LIMIT],
  ['link_counts', paths.linkCounts, 'day', LINK_COUNTS_LIMIT],
  ['link_analytics', paths.linkAnalytics, 'at', ANALYTICS_LIMIT],
] as const;

beforeAll(() =>
  world.given(
    Object.fromEntries(
      COLLECTIONS.map(([, path]) => [
        path.one(TENANT, CODE),
        {
          ...mine,
          short_code: CODE,
          shared_link_id: CODE,
          created_at: AT,
          at: AT,
          day: '2026-11-20',
          is_folded: false,
        },
      ]),
    ),
  ),
);

const list = (name: PersonaName, path: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(world.as(name), path), ...constraints));
const own = where('created_by_user_id', '==', getUid('officer'));
const isAdministrator = (name: PersonaName) => can(toMember(name), 'flyers:readAll');

describe.each(COLLECTIONS)('%s', (_name, path, order, most) => {
  const all = path.all(TENANT);

  it('lists a limited number of an officer’s own', async () => {
    await assertSucceeds(list('officer', all, own, orderBy(order, 'desc'), limit(most)));
    await assertFails(list('officer', all, own, limit(most + 1)));
    await assertFails(list('officer', all, own));
    await assertFails(list('officer', all, limit(1)));
    await assertFails(list('otherOfficer', all, own, limit(1)));
  });

  it('lists a limited number of everyone’s for an administrator', async () => {
    await assertSucceeds(list('compliance', all, orderBy(order, 'desc'), limit(most)));
    await assertFails(list('compliance', all, orderBy(order, 'desc'), limit(most + 1)));
  });

  // A code opens a flyer: without one, nobody may find a code or learn whether a guess is right.
  everyone('list by the first letters of a code', isAdministrator, (name) =>
    list(name, all, where(documentId(), '>=', 'a'), where(documentId(), '<', 'b'), limit(10)),
  );
  everyone('list by a code', isAdministrator, (name) =>
    list(name, all, where('short_code', '==', CODE), limit(1)),
  );
  it('responds the same for an existing and an unknown code', async () => {
    for (const code of [CODE, 'zzZZ99zzZZ99']) {
      for (const name of ['anonymous', 'norole', 'otherOfficer', 'foreignAdmin'] as const) {
        await assertFails(getDoc(doc(world.as(name), path.one(TENANT, code))));
      }
    }
  });
});

describe('an event, which raises a limit', () => {
  const event = { name: 'Homebuyer seminar', day: '2026-12-03', guests: 500 };
  everyone(
    'set on a link',
    () => false,
    (name) => updateDoc(doc(world.as(name), paths.sharedLinks.one(TENANT, CODE)), { event }),
  );
  everyone(
    'reset its counter',
    () => false,
    (name) => setDoc(doc(world.as(name), paths.rateLimit('counter')), { count: 0 }),
  );
});

it('allows the analytics page’s queries', async () => {
  const counts = paths.linkCounts.all(TENANT);
  const open = [where('is_folded', '==', false), limit(LINK_COUNTS_LIMIT)];
  await assertSucceeds(list('officer', counts, own, ...open));
  await assertSucceeds(list('compliance', counts, ...open));
  await assertFails(list('otherOfficer', counts, own, ...open));
  const ofLinks = where('short_code', 'in', [CODE, 'zzZZ99zzZZ99']);
  await assertSucceeds(list('officer', counts, own, ofLinks, ...open));
  const links = paths.sharedLinks.all(TENANT);
  await assertSucceeds(list('officer', links, own, orderBy('views', 'desc'), limit(51)));
  await assertFails(list('otherOfficer', links, orderBy('views', 'desc'), limit(51)));
  const toOfficers = [where('target', 'in', OFFICER_TARGETS), orderBy('created_at', 'desc'), limit(26)];
  await assertSucceeds(list('officer', links, own, ...toOfficers));
  await assertFails(list('otherOfficer', links, own, ...toOfficers));
  await assertFails(list('officer', links, ...toOfficers));
  const rows = paths.linkAnalytics.all(TENANT);
  const ofRow = where('shared_link_id', '==', CODE);
  await assertSucceeds(list('officer', rows, own, ofRow, orderBy('at', 'desc'), limit(ANALYTICS_LIMIT)));
});

describe('roll-ups', () => {
  const all = paths.linkRollUps.all(TENANT);
  const months = [
    where('by', '==', 'day'),
    where('unit', '==', 'month'),
    where('period', '>=', '2026-10'),
    where('period', '<=', '2026-11'),
    orderBy('period'),
  ];
  const ofOfficer = where('holder_id', '==', getUid('officer'));
  const ofCompany = where('holder_id', '==', null);

  it('lists a limited number of an officer’s own', async () => {
    await assertSucceeds(list('officer', all, ofOfficer, ...months, limit(ROLL_UPS_LIMIT)));
    await assertFails(list('officer', all, ofOfficer, ...months, limit(ROLL_UPS_LIMIT + 1)));
    await assertFails(list('officer', all, ofOfficer, ...months));
    await assertFails(list('otherOfficer', all, ofOfficer, ...months, limit(1)));
    await assertFails(list('officer', all, ofCompany, ...months, limit(1)));
    await assertFails(list('officer', all, limit(1)));
  });

  everyone('list the company’s', isAdministrator, (name) =>
    list(name, all, ofCompany, ...months, limit(ROLL_UPS_LIMIT)),
  );
});
