import { paths } from '@brokerage/domain/paths';
import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { auditRecordAbout, sha256 } from './accessRecords.ts';
import {
  getForeignTenant,
  getHomeTenant,
  getUid,
  PERSONA_NAMES,
  type PersonaName,
  toRoleRecord,
} from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

// Every known way to gain rights, tried by every persona; all have to fail. Nothing is ever written, so all share one world.
const world = rulesWorld('escalation', 'before all');
const nobody = () => false;
const at = new Date('2026-11-20T15:00:00Z');
const toFlyerPath = (name: PersonaName) => paths.flyers.one(getHomeTenant(name), `flyer-of-${name}`);
const submissionFor = (name: PersonaName) => paths.submissions.one(getHomeTenant(name), `for-${name}`);

beforeAll(() =>
  world.given(
    Object.fromEntries(
      PERSONA_NAMES.flatMap((name) => [
        [
          paths.tenant(getHomeTenant(name)),
          { company_name: 'Sample Company', mailbox: 'mail@company.example' },
        ],
        [
          paths.auditLogs.one(getHomeTenant(name), 'one'),
          auditRecordAbout('officer', getHomeTenant(name), 'a').record,
        ],
        [paths.auditSeals.one(getHomeTenant(name), '2026-11-19'), { date: '2026-11-19', count: 1 }],
        [
          paths.auditJobs.one(getHomeTenant(name), 'verification'),
          { status: 'running', last_verified: null },
        ],
        [
          toFlyerPath(name),
          { owner_user_id: getUid(name) ?? 'nobody', status: 'editing', title: 'Sunday', data: {} },
        ],
        [submissionFor(name), { lo_assigned_id: getUid(name) ?? 'nobody', status: 'new' }],
      ]),
    ),
  ),
);

/** One test per persona: the write is rejected. */
function refused(
  what: string,
  write: (it: { db: Firestore; name: PersonaName; uid: string; home: string }) => Promise<unknown>,
): void {
  everyone(what, nobody, (name) =>
    write({ db: world.as(name), name, uid: getUid(name) ?? 'nobody', home: getHomeTenant(name) }),
  );
}

/** The value, or another one for those for whom it would change nothing, because the owner may write an unchanged record. */
const otherThan = (name: PersonaName, field: 'role' | 'status', value: string, other: string) => ({
  [field]: toRoleRecord(name)?.[field] === value ? other : value,
});
const promotion = (name: PersonaName) => otherThan(name, 'role', 'super_admin', 'marketing_admin');

describe('their own record', () => {
  refused('give themselves a role', ({ db, name, uid }) =>
    updateDoc(doc(db, paths.member(uid)), promotion(name)),
  );
  refused('slip a role in beside their profile', ({ db, name, uid }) =>
    updateDoc(doc(db, paths.member(uid)), { title: 'Branch Manager', ...promotion(name) }),
  );
  refused('replace their record', ({ db, name, uid, home }) =>
    setDoc(doc(db, paths.member(uid)), {
      ...toRoleRecord('officer'),
      user_id: uid,
      tenant_id: home,
      ...promotion(name),
    }),
  );
  refused('merge a role into their record', ({ db, name, uid }) =>
    setDoc(doc(db, paths.member(uid)), promotion(name), { merge: true }),
  );
  refused('delete their record', ({ db, uid }) => deleteDoc(doc(db, paths.member(uid))));
  refused('move to another tenant', ({ db, name, uid }) =>
    updateDoc(doc(db, paths.member(uid)), { tenant_id: getForeignTenant(name) }),
  );
  refused('change their status', ({ db, name, uid }) =>
    updateDoc(doc(db, paths.member(uid)), otherThan(name, 'status', 'active', 'deactivated')),
  );
  refused('bring an ended session back', ({ db, uid }) =>
    updateDoc(doc(db, paths.member(uid)), { sessions_valid_after: 0 }),
  );
  refused('change the head of their audit chain', ({ db, uid }) =>
    updateDoc(doc(db, paths.member(uid)), { audit_head: { seq: 1, hash: sha256('') } }),
  );
  refused('change a part of the head', ({ db, uid }) =>
    updateDoc(doc(db, paths.member(uid)), { 'audit_head.seq': 0 }),
  );
  refused('give themselves recovery codes', ({ db, uid }) =>
    setDoc(doc(db, paths.userSecurity(uid)), { salt: 'c2FsdA', created_at: at, codes: [] }),
  );
  refused('use a role that the same batch gives them', ({ db, name, uid, home }) =>
    writeBatch(db)
      .update(doc(db, paths.member(uid)), promotion(name))
      .update(doc(db, paths.tenant(home)), { mailbox: 'other@mail.example' })
      .commit(),
  );
});

describe("other people's records", () => {
  // A third person's record in the caller's tenant.
  const colleague = 'colleague';
  beforeAll(() =>
    world.given({ [paths.member(colleague)]: { ...toRoleRecord('officer'), user_id: colleague } }),
  );

  refused("change a colleague's profile", ({ db }) =>
    updateDoc(doc(db, paths.member(colleague)), { name: 'Changed Person', phone: '(973) 555-0101' }),
  );
  refused("change a colleague's role", ({ db }) =>
    updateDoc(doc(db, paths.member(colleague)), { role: 'super_admin' }),
  );
  refused('deactivate a colleague', ({ db }) =>
    updateDoc(doc(db, paths.member(colleague)), { status: 'deactivated' }),
  );
  refused("end a colleague's sessions", ({ db }) =>
    updateDoc(doc(db, paths.member(colleague)), { sessions_valid_after: 4_000_000_000 }),
  );
  refused('give a role to who has none', ({ db, home }) =>
    setDoc(doc(db, paths.member('norole')), {
      ...toRoleRecord('officer'),
      user_id: 'norole',
      tenant_id: home,
    }),
  );
});

describe('states that only functions change', () => {
  refused('approve their flyer', ({ db, name }) =>
    updateDoc(doc(db, toFlyerPath(name)), { status: 'approved', updated_at: serverTimestamp() }),
  );
  refused('submit their flyer without the function', ({ db, name }) =>
    updateDoc(doc(db, toFlyerPath(name)), { status: 'pending_approval', updated_at: serverTimestamp() }),
  );
  refused('submit it together with a save', ({ db, name }) =>
    updateDoc(doc(db, toFlyerPath(name)), {
      title: 'Sunday',
      data: {},
      revision: 2,
      updated_at: serverTimestamp(),
      status: 'pending_approval',
    }),
  );
  refused('mark their PDF as done', ({ db, name, home, uid }) =>
    setDoc(doc(db, paths.pdfJobs.one(home, `job-of-${name}`)), {
      tenant_id: home,
      flyer_instance_id: `flyer-of-${name}`,
      owner_user_id: uid,
      status: 'done',
      output_url: 'https://files.example/other.pdf',
      revision: 1,
    }),
  );
  refused('write themselves a notice', ({ db, name, home, uid }) =>
    setDoc(doc(db, paths.notices.one(home, `notice-of-${name}`)), {
      tenant_id: home,
      to_user_id: uid,
      kind: 'approved',
      flyer_id: 'flyer',
      title: 'Sunday',
      actor_name: 'Compliance',
      reason: null,
      created_at: at,
      read_at: null,
    }),
  );
  refused('change the status of their own submission', ({ db, name }) =>
    updateDoc(doc(db, submissionFor(name)), { status: 'approved' }),
  );
  refused('assign a submission to someone else', ({ db, name }) =>
    updateDoc(doc(db, submissionFor(name)), { lo_assigned_id: 'other-officer' }),
  );
});

describe('the tenant', () => {
  refused('change the company settings', ({ db, home }) =>
    updateDoc(doc(db, paths.tenant(home)), { mailbox: 'other@mail.example' }),
  );
  refused('create a company', ({ db, name }) =>
    setDoc(doc(db, paths.tenant(`company-of-${name}`)), { company_name: 'Sample Company' }),
  );
  refused('change the head of its audit chain', ({ db, home }) =>
    updateDoc(doc(db, paths.tenant(home)), { audit_head: null }),
  );
  // If there are none yet, this would create them.
  refused('turn off the second factor', ({ db, home }) =>
    setDoc(doc(db, paths.securitySettings(home)), { administrators_need_second_factor: false }),
  );
  refused('remove the security settings', ({ db, home }) => deleteDoc(doc(db, paths.securitySettings(home))));
  refused('change the head of their audit chain', ({ db, home }) =>
    setDoc(doc(db, paths.securitySettings(home)), { audit_head: null }, { merge: true }),
  );
});

describe('the audit log', () => {
  // Its id, chain position and hash are valid; it just isn't written by the server.
  refused('forge a record', ({ db, home, uid }) => {
    const { record } = auditRecordAbout('forged', home, uid);
    return setDoc(doc(db, paths.auditLogs.one(home, record.id)), record);
  });
  refused('forge a record together with the head of its chain', ({ db, home, uid }) => {
    const { record, head } = auditRecordAbout(uid, home, uid);
    return writeBatch(db)
      .set(doc(db, paths.auditLogs.one(home, record.id)), record)
      .update(doc(db, paths.member(uid)), { audit_head: head })
      .commit();
  });
  refused('change a record', ({ db, home }) =>
    updateDoc(doc(db, paths.auditLogs.one(home, 'one')), { actor_name: 'Somebody Else' }),
  );
  refused('remove a record', ({ db, home }) => deleteDoc(doc(db, paths.auditLogs.one(home, 'one'))));
  refused('forge a seal', ({ db, home }) =>
    setDoc(doc(db, paths.auditSeals.one(home, '2026-11-20')), {
      id: '2026-11-20',
      date: '2026-11-20',
      count: 0,
      digest: sha256('[null]'),
      prev_digest: null,
      sealed_at: at,
    }),
  );
  refused('change a seal', ({ db, home }) =>
    updateDoc(doc(db, paths.auditSeals.one(home, '2026-11-19')), { count: 0 }),
  );
  refused('stop a verification without the server', ({ db, home }) =>
    updateDoc(doc(db, paths.auditJobs.one(home, 'verification')), { status: 'stopped' }),
  );
  refused('claim that the log was verified', ({ db, home }) =>
    updateDoc(doc(db, paths.auditJobs.one(home, 'verification')), {
      last_verified: { date: '2026-11-19', digest: 'x' },
    }),
  );
  refused('remove a seal', ({ db, home }) => deleteDoc(doc(db, paths.auditSeals.one(home, '2026-11-19'))));
});
