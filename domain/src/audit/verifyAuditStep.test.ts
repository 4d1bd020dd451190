import { describe, expect, it } from 'vitest';
import {
  auditDay,
  dayAfter,
  dayDigest,
  dayDigestById,
  nextAuditRecord,
  nextAuditSeal,
  startDigest,
} from './auditChain.ts';
import { type AuditedEntity, auditEvidence } from './auditEvidence.ts';
import type { AuditHead } from './auditHead.ts';
import type { AuditAnchor, AuditHourAnchor, AuditRecord, AuditSeal } from './auditRecord.ts';
import type { AuditVerification, VerificationResult, VerifyState } from './auditVerification.ts';
import { memoryLogReader } from './testing/memoryLogReader.ts';
import { startState, verifyAuditStep } from './verifyAuditStep.ts';

/** Replaces SHA-256, which domain can't access, by a 64-bit FNV-1a. */
function sha256(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(16);
}
const TENANT = 'testfield';

interface AnchorEvidence {
  date: string;
  anchor: AuditAnchor | null;
}

/**
 * Five records about two people and none about anything else, the seals of the first days and of an empty one, and an hourly anchor of the
 * last day.
 */
function soundLog() {
  const heads: Record<string, AuditHead> = {};
  const records = [
    ['ann', '2026-11-10T10:00:00Z'],
    ['bob', '2026-11-10T11:00:00Z'],
    ['ann', '2026-11-12T10:00:00Z'],
    ['ann', '2026-11-12T12:00:00Z'],
    ['bob', '2026-11-13T09:00:00Z'],
  ].map(([id = '', at = '']): AuditRecord => {
    const draft = { tenant_id: TENANT, at: new Date(at), actor_user_id: 'root', actor_name: 'Root' };
    const act = { action: 'member_changed', before: { role: 'officer' }, after: { role: 'compliance' } };
    const next = nextAuditRecord(
      { ...draft, ...act, entity_type: 'member', entity_id: id },
      heads[id] ?? null,
      sha256,
    );
    heads[id] = next.head;
    return next.record;
  });
  const seals: AuditSeal[] = [];
  for (let date = '2026-11-10'; date <= '2026-11-12'; date = dayAfter(date)) {
    const ofDay = records.filter(({ at }) => auditDay(at) === date);
    seals.push(nextAuditSeal(date, seals.at(-1), ofDay, new Date(`${dayAfter(date)}T00:15:00Z`), sha256));
  }
  const anchors = seals.map(
    ({ date, count, digest }): AnchorEvidence => ({
      date,
      anchor: { tenant_id: TENANT, date, count, digest },
    }),
  );
  const today = records.filter(({ at }) => auditDay(at) === '2026-11-13');
  const hourAnchor: AuditHourAnchor = {
    tenant_id: TENANT,
    date: '2026-11-13',
    through: '2026-11-13T10:00:00.000Z',
    count: today.length,
    digest: dayDigest(null, today, sha256),
    digest_version: 2,
  };
  const hours: { date: string; anchor: AuditHourAnchor | null }[] = [
    { date: '2026-11-13', anchor: hourAnchor },
  ];
  const others: AuditedEntity[] = [];
  return { records: records as Record<string, unknown>[], heads, others, seals, anchors, hours };
}
type Log = ReturnType<typeof soundLog>;

const LAST_FINISHED = '2026-11-12';

const toReader = ({ records, heads, others, ...log }: Log) =>
  memoryLogReader({
    ...log,
    tenantId: TENANT,
    records: records.map((one) => auditEvidence(String(one.id), one, TENANT, sha256)),
    entities: [
      ...others,
      ...['ann', 'bob'].map((id) => ({ entity_type: 'member', entity_id: id, head: heads[id] ?? null })),
    ],
  });

type Base = AuditVerification['base'];

/** Runs this many steps with this many records each, all steps by default. */
async function verify(log: Log, budget: number, base: Base, steps = 1000, from?: VerifyState) {
  const reader = toReader(log);
  let state = from ?? (await startState(reader, base));
  for (let step = 0; step < steps; step += 1) {
    const next = await verifyAuditStep(reader, state, budget, LAST_FINISHED, sha256);
    if (next.result) return { state: next.state, result: next.result };
    // Serialized like the state that is stored between two steps.
    state = JSON.parse(JSON.stringify(next.state)) as VerifyState;
  }
  return { state, result: undefined };
}

/** Verifies a log in large steps and in every small step size; all must find the same. */
async function check(
  tamper: (log: Log) => void = () => undefined,
  base: Base = null,
): Promise<VerificationResult> {
  const log = soundLog();
  tamper(log);
  const { result } = await verify(log, 1000, base);
  if (!result) throw new Error('The verification does not end');
  for (const budget of [1, 2, 3, 4]) expect((await verify(log, budget, base)).result).toEqual(result);
  return result;
}
const without = (log: Log, id: string) => {
  log.records = log.records.filter((one) => one.id !== id);
};
const change = (log: Log, id: string, fields: object) => {
  log.records = log.records.map((one) => (one.id === id ? { ...one, ...fields } : one));
};
/** Rewrites a record like somebody who knows how hashes are computed. */
const rewrite = (log: Log, id: string, fields: object) => {
  const record = { ...log.records.find((one) => one.id === id), ...fields } as AuditRecord;
  const head = record.prev_hash === null ? null : { seq: record.seq - 1, hash: record.prev_hash };
  const { id: _, seq: _s, prev_hash: _p, hash: _h, ...draft } = record;
  change(log, id, nextAuditRecord(draft, head, sha256).record);
};

/** Rewrites a record and the head that lists it, so that both are valid by themselves. */
function rewriteBoth(log: Log, id: string): void {
  rewrite(log, id, { action: 'x' });
  const { entity_id, seq, hash } = log.records.find((one) => one.id === id) as unknown as AuditRecord;
  log.heads[entity_id] = { seq, hash };
}

it('finds no problem in an unchanged log', async () => {
  expect(await check()).toEqual({
    checked: 5,
    seals_checked: 3,
    since: null,
    sealed_through: LAST_FINISHED,
    unsealed_days: 0,
    anchors_checked: 3,
    anchored_from: '2026-11-10',
    anchored_through: LAST_FINISHED,
    covered_through: '2026-11-13T10:00:00.000Z',
    first_broken: null,
  });
});

function removeAll(log: Log): void {
  log.records = [];
  log.heads = {};
  log.seals = [];
  log.hours = [];
}
/** Cuts the log like somebody with the whole database, so that the rest is valid by itself. */
function cutTail(log: Log, lastDay: string): void {
  log.records = log.records.filter(({ at }) => auditDay(at as Date) <= lastDay);
  log.seals = log.seals.filter(({ date }) => date <= lastDay);
  log.heads = {};
  for (const { entity_id, seq, hash } of log.records as AuditRecord[]) log.heads[entity_id] = { seq, hash };
}

const ANN = (seq: number) => `member-ann-0000000${seq}`;
const BOB = (seq: number) => `member-bob-0000000${seq}`;

describe('names the first broken record when', () => {
  it.each<[string, (log: Log) => void, string, string]>([
    ['a field was changed', (log) => change(log, ANN(2), { after: { role: 'officer' } }), ANN(2), 'changed'],
    ['a time was changed', (log) => change(log, ANN(2), { at: new Date(0) }), ANN(2), 'changed'],
    ['a field was added', (log) => change(log, BOB(1), { note: 'x' }), BOB(1), 'changed'],
    [
      'a field is no longer there',
      (log) => change(log, BOB(1), { actor_name: undefined }),
      BOB(1),
      'changed',
    ],
    ['it came from another tenant', (log) => rewrite(log, BOB(2), { tenant_id: 'other' }), BOB(2), 'changed'],
    ['one in the middle was removed', (log) => without(log, ANN(2)), ANN(2), 'missing'],
    ['the first was removed', (log) => without(log, ANN(1)), ANN(1), 'missing'],
    ['the latest was removed', (log) => without(log, BOB(2)), BOB(2), 'missing'],
    [
      'all of an entity were removed',
      (log) => [1, 2].map((seq) => without(log, BOB(seq))),
      BOB(1),
      'missing',
    ],
    [
      'it was rewritten with a new hash',
      (log) => rewrite(log, BOB(2), { action: 'x' }),
      BOB(2),
      'head_changed',
    ],
    ['the one before was rewritten', (log) => rewrite(log, ANN(2), { action: 'x' }), ANN(3), 'unlinked'],
    ['the entity has forgotten it', (log) => delete log.heads.bob, BOB(1), 'unexpected'],
    [
      'the entity points to an earlier one',
      (log) => {
        log.heads.bob = { seq: 1, hash: String(log.records[1]?.hash) };
      },
      BOB(2),
      'unexpected',
    ],
    [
      'record and head of a sealed day were removed together',
      (log) => {
        without(log, BOB(1));
        without(log, BOB(2));
        delete log.heads.bob;
      },
      '2026-11-10',
      'day_changed',
    ],
    ['a seal was removed', (log) => log.seals.splice(1, 1), '2026-11-11', 'seal_missing'],
    ['the first seal was removed', (log) => log.seals.splice(0, 1), '2026-11-10', 'seal_missing'],
    [
      'a seal was made anew',
      (log) => {
        const [first] = log.seals;
        if (first) log.seals[0] = { ...first, digest: sha256('other') };
      },
      '2026-11-10',
      'day_changed',
    ],
    [
      'a seal does not follow the one before it',
      (log) => {
        const seal = nextAuditSeal('2026-11-11', { digest: 'other' }, [], new Date(), sha256);
        log.seals[1] = seal;
      },
      '2026-11-11',
      'seal_unlinked',
    ],
    ['the whole log was removed', removeAll, '2026-11-10', 'log_missing'],
    [
      'the last days were removed with their seals and heads',
      (log) => cutTail(log, '2026-11-11'),
      '2026-11-12',
      'seal_missing',
    ],
    [
      'the first days were removed with their seals',
      (log) => {
        log.records = [];
        log.heads = {};
        log.seals = [nextAuditSeal('2026-11-12', undefined, [], new Date(), sha256)];
      },
      '2026-11-10',
      'seal_missing',
    ],
    [
      'all of the log was written anew, with sound hashes and seals',
      (log) => {
        removeAll(log);
        for (let date = '2026-11-10'; date <= '2026-11-12'; date = dayAfter(date)) {
          log.seals.push(nextAuditSeal(date, log.seals.at(-1), [], new Date(), sha256));
        }
      },
      '2026-11-10',
      'anchor_differs',
    ],
    ['an anchor was removed', (log) => log.anchors.splice(1, 1), '2026-11-11', 'anchor_missing'],
    [
      'an anchor is of another tenant',
      ({ anchors: [, second] }) => {
        if (second?.anchor) second.anchor = { ...second.anchor, tenant_id: 'other' };
      },
      '2026-11-11',
      'anchor_differs',
    ],
    [
      'an anchor is none',
      ({ anchors: [, second] }) => {
        if (second) second.anchor = null;
      },
      '2026-11-11',
      'anchor_differs',
    ],
    [
      'the latest of today was removed together with its head',
      (log) => {
        without(log, BOB(2));
        log.heads.bob = { seq: 1, hash: String(log.records[1]?.hash) };
      },
      '2026-11-13',
      'hour_changed',
    ],
    [
      'an hourly anchor is none',
      ({ hours }) => hours.splice(0, 1, { date: '2026-11-13', anchor: null }),
      '2026-11-13',
      'hour_changed',
    ],
  ])('%s', async (_, tamper, record_id, reason) => {
    expect((await check(tamper)).first_broken).toMatchObject({ record_id, reason });
  });
});

describe('an entity whose head is left without any record', () => {
  const TYPES = [
    'template',
    'flyer',
    'link',
    'application',
    'branch',
    'directory_entry',
    'license',
    'customer_review',
  ] as const;
  const leaveHead = (entity_type: string) => (log: Log) =>
    log.others.push(
      { entity_type, entity_id: 'a', head: null },
      { entity_type, entity_id: 'lone', head: { seq: 2, hash: 'gone' } },
    );

  it.each(TYPES)('is found when the whole log is verified: %s', async (type) => {
    expect((await check(leaveHead(type))).first_broken).toMatchObject({
      record_id: `${type}-lone-00000001`,
      entity_type: type,
      reason: 'missing',
    });
  });

  it.each(TYPES)('is ignored when verifying since the last verified seal: %s', async (type) => {
    const base = { date: '2026-11-10', digest: String(soundLog().seals[0]?.digest) };
    expect((await check(leaveHead(type), base)).first_broken).toBeNull();
  });

  it.each(['records', 'members', 'seals', 'hours'] as const)(
    'is found by a verification that started before this check existed: %s',
    async (phase) => {
      const log = soundLog();
      let { state } = await verify(log, 1, null, 1);
      for (let step = 0; state.phase !== phase && step < 100; step += 1) {
        ({ state } = await verify(log, 1, null, 1, state));
      }
      expect(state.phase).toBe(phase);
      leaveHead('application')(log);
      const { result } = await verify(log, 1, null, 1000, state);
      expect(result?.first_broken).toMatchObject({ record_id: 'application-lone-00000001' });
    },
  );

  it('is found among thousands of entities without exceeding the read budget per step', async () => {
    const log = soundLog();
    const ids = Array.from({ length: 2500 }, (_, index) => String(index).padStart(4, '0'));
    log.others = ids.map((entity_id) => ({ entity_type: 'flyer', entity_id, head: null }));
    log.others.push({ entity_type: 'flyer', entity_id: '9', head: { seq: 1, hash: 'gone' } });
    const reader = toReader(log);
    const pages: number[] = [];
    const counted = {
      ...reader,
      readEntities: async (...wanted: Parameters<typeof reader.readEntities>) => {
        const found = await reader.readEntities(...wanted);
        if (found.length > 0 && wanted[0] === 'flyer') pages.push(found.length);
        return found;
      },
    };
    for (const budget of [2000, 60]) {
      pages.length = 0;
      let state = await startState(counted, null);
      let result: VerificationResult | null = null;
      while (!result) {
        const step = await verifyAuditStep(counted, state, budget, LAST_FINISHED, sha256);
        ({ state, result } = step);
      }
      expect(result.first_broken).toMatchObject({ record_id: 'flyer-9-00000001' });
      expect(Math.max(...pages)).toBe(Math.min(500, budget / 2));
      expect(pages.reduce((sum, size) => sum + size)).toBe(2501);
    }
  });
});

it('reports a record that was removed between two steps', async () => {
  for (const id of [ANN(1), ANN(2)]) {
    const log = soundLog();
    const budget =
      log.records
        .map((one) => String(one.id))
        .toSorted()
        .indexOf(id) + 1;
    const { state } = await verify(log, budget, null, 1);
    expect(state.after).toBe(id);
    without(log, id);
    const { result } = await verify(log, 1000, null, 1000, state);
    expect(result?.first_broken).toMatchObject({ record_id: id, entity_id: 'ann', reason: 'missing' });
  }
});

/** A sealed day with 120 records, and 120 days with an hourly anchor each. */
function longLog(): Log {
  const log = soundLog();
  log.anchors = [];
  const records: AuditRecord[] = [];
  let head: AuditHead | null = null;
  for (let minute = 0; minute < 120; minute += 1) {
    const next: { record: AuditRecord; head: AuditHead } = nextAuditRecord(
      {
        tenant_id: TENANT,
        at: new Date(Date.UTC(2026, 4, 31, 10, minute)),
        actor_user_id: 'root',
        actor_name: 'Root',
        action: 'member_changed',
        entity_type: 'member',
        entity_id: 'ann',
        before: null,
        after: null,
      },
      head,
      sha256,
    );
    records.push(next.record);
    head = next.head;
  }
  log.records = records;
  log.heads = head ? { ann: head } : {};
  log.seals = [nextAuditSeal('2026-05-31', undefined, records, new Date(), sha256)];
  log.hours = Array.from({ length: 120 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10);
    const empty = { count: 0, digest: startDigest(null, sha256), digest_version: 2 as const };
    return { date, anchor: { tenant_id: TENANT, date, through: `${date}T10:00:00.000Z`, ...empty } };
  });
  return log;
}

it('reads no more than its budget in one step, even on a busy day, and nothing twice', async () => {
  const log = longLog();
  const reader = toReader(log);
  const read = { step: 0, records: 0, hours: [] as string[] };
  const counted = {
    ...reader,
    readHashes: async (from: Date, end: Date, after: string | null, limit: number) => {
      const found = await reader.readHashes(from, end, after, limit);
      read.step += Math.max(1, found.length);
      read.records += found.length;
      if (found.length === 0) read.hours.push(auditDay(from));
      return found;
    },
  };
  let state = await startState(counted, null);
  let result: VerificationResult | null = null;
  let steps = 0;
  for (; !result && steps < 100; steps += 1) {
    read.step = 0;
    ({ state, result } = await verifyAuditStep(counted, state, 30, LAST_FINISHED, sha256));
    expect(read.step).toBeLessThanOrEqual(31);
  }
  expect(result).toMatchObject({
    checked: 120,
    seals_checked: 1,
    first_broken: null,
    covered_through: '2026-09-28T10:00:00.000Z',
  });
  expect(read.records).toBe(120);
  expect(read.hours.filter((date) => date > '2026-05-31')).toEqual(log.hours.map(({ date }) => date));
  expect(steps).toBeGreaterThan(8);
});

describe('since the last verified seal', () => {
  const seal = soundLog().seals[0];
  const BASE = { date: '2026-11-10', digest: String(seal?.digest) };
  const since = (tamper?: (log: Log) => void) => check(tamper, BASE);

  it('checks only what came after it', async () => {
    expect(await since()).toEqual({
      checked: 3,
      seals_checked: 2,
      since: '2026-11-10',
      sealed_through: LAST_FINISHED,
      unsealed_days: 0,
      anchors_checked: 3,
      anchored_from: '2026-11-10',
      anchored_through: LAST_FINISHED,
      covered_through: '2026-11-13T10:00:00.000Z',
      first_broken: null,
    });
    const { result } = await verify(soundLog(), 1000, {
      date: LAST_FINISHED,
      digest: String(soundLog().seals[2]?.digest),
    });
    expect(result).toMatchObject({ checked: 1, seals_checked: 0, first_broken: null });
  });

  it.each<[string, (log: Log) => void, string, string]>([
    ['a field was changed', (log) => change(log, ANN(2), { after: { role: 'officer' } }), ANN(2), 'changed'],
    ['one in the middle was removed', (log) => without(log, ANN(2)), ANN(2), 'missing'],
    ['the one before the first of them was removed', (log) => without(log, BOB(1)), BOB(1), 'missing'],
    ['the latest was removed', (log) => without(log, BOB(2)), BOB(2), 'missing'],
    [
      'all of an entity were removed since',
      (log) => [2, 3].map((seq) => without(log, ANN(seq))),
      ANN(3),
      'missing',
    ],
    ['it was rewritten', (log) => rewrite(log, BOB(2), { action: 'x' }), BOB(2), 'head_changed'],
    ['the one before was rewritten', (log) => rewrite(log, BOB(1), { action: 'x' }), BOB(2), 'unlinked'],
    [
      'a member lists another record as the latest',
      (log) => {
        without(log, BOB(2));
        log.heads.bob = { seq: 1, hash: 'other' };
      },
      BOB(1),
      'head_changed',
    ],
    ['the entity has forgotten it', (log) => delete log.heads.bob, BOB(1), 'unexpected'],
    [
      'record and head were removed together from a sealed day',
      (log) => {
        log.records = log.records.filter(({ id }) => id !== ANN(3) && id !== ANN(2));
        log.heads.ann = { seq: 1, hash: String(log.records[0]?.hash) };
      },
      LAST_FINISHED,
      'day_changed',
    ],
    [
      'the latest of today was removed together with its head',
      (log) => {
        without(log, BOB(2));
        log.heads.bob = { seq: 1, hash: String(log.records[1]?.hash) };
      },
      '2026-11-13',
      'hour_changed',
    ],
    ['the verified seal was removed', (log) => log.seals.splice(0, 1), '2026-11-10', 'seal_missing'],
    [
      'the verified seal was made anew',
      ({ seals }) => seals.splice(0, 1, nextAuditSeal('2026-11-10', undefined, [], new Date(), sha256)),
      '2026-11-10',
      'verified_seal_changed',
    ],
    ['a later seal was removed', (log) => log.seals.splice(1, 1), '2026-11-11', 'seal_missing'],
    ['a later anchor was removed', (log) => log.anchors.splice(1, 1), '2026-11-11', 'anchor_missing'],
    [
      'the anchor of the verified seal is another one',
      ({ anchors: [first] }) => {
        if (first?.anchor) first.anchor = { ...first.anchor, digest: 'other' };
      },
      '2026-11-10',
      'anchor_differs',
    ],
    [
      'the last days were removed with their seals and heads',
      (log) => cutTail(log, '2026-11-11'),
      '2026-11-12',
      'seal_missing',
    ],
  ])('names the broken record when %s', async (_, tamper, record_id, reason) => {
    expect((await since(tamper)).first_broken).toMatchObject({ record_id, reason });
  });

  it('ignores older changes, which only the whole log finds', async () => {
    const tamper = (log: Log) => change(log, ANN(1), { actor_name: 'x' });
    expect((await since(tamper)).first_broken).toBeNull();
    expect((await check(tamper)).first_broken).toMatchObject({ record_id: ANN(1), reason: 'changed' });
  });
});

describe('a log that was sealed and anchored before digests chained each record', () => {
  const ofDay = (log: Log, date: string) =>
    (log.records as AuditRecord[]).filter(({ at }) => auditDay(at) === date);
  function sealAsBefore(log: Log): void {
    let prev_digest: string | null = null;
    log.seals = log.seals.map((seal) => {
      const digest = dayDigestById(prev_digest, ofDay(log, seal.date), sha256);
      const older = { ...seal, digest, digest_version: 1 as const, prev_digest };
      prev_digest = digest;
      return older;
    });
    log.anchors = log.seals.map(({ date, count, digest }) => ({
      date,
      anchor: { tenant_id: TENANT, date, count, digest },
    }));
    log.hours = log.hours.map(({ date, anchor }) => ({
      date,
      anchor: anchor && {
        ...anchor,
        digest: dayDigestById(null, ofDay(log, date), sha256),
        digest_version: 1,
      },
    }));
  }

  it('verifies without a broken record', async () => {
    expect(await check(sealAsBefore)).toMatchObject({
      seals_checked: 3,
      anchors_checked: 3,
      first_broken: null,
    });
  });

  it.each<[string, (log: Log) => void, string, string]>([
    ['a sealed day', (log) => rewriteBoth(log, ANN(3)), LAST_FINISHED, 'day_changed'],
    ['today', (log) => rewriteBoth(log, BOB(2)), '2026-11-13', 'hour_changed'],
  ])('detects a change of %s', async (_, tamper, record_id, reason) => {
    const { first_broken } = await check((log) => {
      sealAsBefore(log);
      tamper(log);
    });
    expect(first_broken).toMatchObject({ record_id, reason });
  });

  it('continues with days that are sealed the current way', async () => {
    const mixed = await check((log) => {
      sealAsBefore(log);
      const [first, second] = log.seals;
      if (!first || !second) return;
      log.seals = [
        first,
        second,
        nextAuditSeal(LAST_FINISHED, second, ofDay(log, LAST_FINISHED), new Date(), sha256),
      ];
      log.anchors.pop();
    });
    expect(mixed).toMatchObject({ seals_checked: 3, first_broken: null });
  });
});

it('names the earlier of two broken records', async () => {
  const { first_broken } = await check((log) => {
    change(log, ANN(3), { actor_name: 'x' });
    change(log, BOB(1), { actor_name: 'x' });
  });
  expect(first_broken).toEqual({
    record_id: BOB(1),
    entity_type: 'member',
    entity_id: 'bob',
    reason: 'changed',
    at: '2026-11-10T11:00:00.000Z',
  });
});

it('reports days before anchoring began and days not anchored yet without calling them broken', async () => {
  const began = await check((log) => log.anchors.splice(0, 1));
  expect(began).toMatchObject({ first_broken: null, anchors_checked: 2, anchored_from: '2026-11-11' });
  const behind = await check((log) => log.anchors.pop());
  expect(behind).toMatchObject({ first_broken: null, anchored_through: '2026-11-11' });
  const none = await check((log) => log.anchors.splice(0));
  expect(none).toMatchObject({ first_broken: null, anchors_checked: 0, anchored_from: null });
});

it('accepts an empty log of a new company', async () => {
  const empty = await check((log) => {
    removeAll(log);
    log.anchors = [];
  });
  expect(empty).toMatchObject({ checked: 0, first_broken: null, sealed_through: null });
});

it('reports the last sealed day and how many finished days with records are unsealed', async () => {
  const cut = await check((log) => {
    log.seals.pop();
    log.anchors.pop();
  });
  expect(cut).toMatchObject({ first_broken: null, sealed_through: '2026-11-11', unsealed_days: 1 });
  const none = await check((log) => {
    log.seals.splice(0);
    log.anchors.splice(0);
  });
  expect(none).toMatchObject({ first_broken: null, sealed_through: null, unsealed_days: 2 });
});
