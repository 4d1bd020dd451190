import { describe, expect, it } from 'vitest';
import type { AuditVerification, VerifyCursor } from './auditCallables.ts';
import { auditDay, auditSealDigest, dayAfter, nextAuditRecord, nextAuditSeal } from './auditChain.ts';
import { auditEvidence } from './auditEvidence.ts';
import type { AuditAnchor, AuditHead, AuditHourAnchor, AuditRecord, AuditSeal } from './auditRecord.ts';
import { memoryLogReader } from './testing/memoryLogReader.ts';
import { verifyAuditPage } from './verifyAuditPage.ts';

/** Stands in for SHA-256, which domain has no access to: FNV-1a over 64 bits. */
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

/** Five records about two people, the seals of the first days and of an empty one, and an hourly anchor of the last day. */
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
    digest: auditSealDigest(null, today, sha256),
  };
  const hours: { date: string; anchor: AuditHourAnchor | null }[] = [
    { date: '2026-11-13', anchor: hourAnchor },
  ];
  return { records: records as Record<string, unknown>[], heads, seals, anchors, hours };
}
type Log = ReturnType<typeof soundLog>;

const LAST_FINISHED = '2026-11-12';

const readerOf = ({ records, heads, ...log }: Log) =>
  memoryLogReader({
    ...log,
    tenantId: TENANT,
    records: records.map((one) => auditEvidence(String(one.id), one, TENANT, sha256)),
    entities: ['ann', 'bob'].map((id) => ({ entity_type: 'member', entity_id: id, head: heads[id] ?? null })),
  });

/** Verifies a log in calls of so many records each. */
async function checkInPages(log: Log, budget: number): Promise<AuditVerification> {
  let cursor: VerifyCursor | undefined;
  for (let calls = 0; calls < 100; calls += 1) {
    const page = await verifyAuditPage(readerOf(log), cursor, budget, LAST_FINISHED, sha256);
    if (!page.cursor) return page;
    cursor = JSON.parse(JSON.stringify(page.cursor)) as VerifyCursor;
  }
  throw new Error('The verification does not end');
}

/** Verifies a log at once and in pages of every small size, which must find the same. */
async function check(tamper: (log: Log) => void = () => undefined): Promise<AuditVerification> {
  const log = soundLog();
  tamper(log);
  const whole = await verifyAuditPage(readerOf(log), undefined, 1000, LAST_FINISHED, sha256);
  for (const budget of [1, 2, 3, 4]) expect(await checkInPages(log, budget)).toEqual(whole);
  return whole;
}
const without = (log: Log, id: string) => {
  log.records = log.records.filter((one) => one.id !== id);
};
const change = (log: Log, id: string, fields: object) => {
  log.records = log.records.map((one) => (one.id === id ? { ...one, ...fields } : one));
};
/** As somebody would who knows how hashes are made. */
const rewrite = (log: Log, id: string, fields: object) => {
  const record = { ...log.records.find((one) => one.id === id), ...fields } as AuditRecord;
  const head = record.prev_hash === null ? null : { seq: record.seq - 1, hash: record.prev_hash };
  const { id: _, seq: _s, prev_hash: _p, hash: _h, ...draft } = record;
  change(log, id, nextAuditRecord(draft, head, sha256).record);
};

it('finds nothing wrong with what is as it was written', async () => {
  expect(await check()).toEqual({
    checked: 5,
    seals_checked: 3,
    sealed_through: LAST_FINISHED,
    unsealed_days: 0,
    anchors_checked: 3,
    anchored_from: '2026-11-10',
    anchored_through: LAST_FINISHED,
    covered_through: '2026-11-13T10:00:00.000Z',
    first_broken: null,
    cursor: null,
  });
});

function removeAll(log: Log): void {
  log.records = [];
  log.heads = {};
  log.seals = [];
  log.hours = [];
}
/** As somebody would who has the whole database: what stays is sound by itself. */
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

it('says that a record is missing that was removed between two calls', async () => {
  for (const id of [ANN(1), ANN(2)]) {
    const log = soundLog();
    const budget =
      log.records
        .map((one) => String(one.id))
        .toSorted()
        .indexOf(id) + 1;
    const { cursor } = await verifyAuditPage(readerOf(log), undefined, budget, LAST_FINISHED, sha256);
    expect(cursor?.after).toBe(id);
    without(log, id);
    const rest = await verifyAuditPage(readerOf(log), cursor ?? undefined, 1000, LAST_FINISHED, sha256);
    expect(rest.first_broken).toMatchObject({ record_id: id, entity_id: 'ann', reason: 'missing' });
  }
});

it('compares hourly anchors within the budget of a call, too', async () => {
  const log = soundLog();
  log.records = [];
  log.heads = {};
  log.seals = [];
  log.anchors = [];
  const digest = auditSealDigest(null, [], sha256);
  log.hours = Array.from({ length: 120 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10);
    return { date, anchor: { tenant_id: TENANT, date, through: `${date}T10:00:00.000Z`, count: 0, digest } };
  });
  const read: string[] = [];
  const reader = readerOf(log);
  const counted = {
    ...reader,
    readHashes: (from: Date, end: Date) => {
      read.push(auditDay(from));
      return reader.readHashes(from, end);
    },
  };
  let cursor: VerifyCursor | undefined;
  let calls = 0;
  let last: AuditVerification;
  do {
    const before = read.length;
    last = await verifyAuditPage(counted, cursor, 30, LAST_FINISHED, sha256);
    expect(read.length - before).toBeLessThanOrEqual(30);
    cursor = last.cursor ?? undefined;
    calls += 1;
  } while (cursor && calls < 10);
  expect(last).toMatchObject({ first_broken: null, covered_through: '2026-09-28T10:00:00.000Z' });
  expect(read).toEqual(log.hours.map(({ date }) => date));
});

it('names the earlier of two', async () => {
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

it('tells of days before anchoring began, and of those that are not anchored yet, without calling them broken', async () => {
  const began = await check((log) => log.anchors.splice(0, 1));
  expect(began).toMatchObject({ first_broken: null, anchors_checked: 2, anchored_from: '2026-11-11' });
  const behind = await check((log) => log.anchors.pop());
  expect(behind).toMatchObject({ first_broken: null, anchored_through: '2026-11-11' });
  const none = await check((log) => log.anchors.splice(0));
  expect(none).toMatchObject({ first_broken: null, anchors_checked: 0, anchored_from: null });
});

it('takes an empty log of a new company for sound', async () => {
  const empty = await check((log) => {
    removeAll(log);
    log.anchors = [];
  });
  expect(empty).toMatchObject({ checked: 0, first_broken: null, sealed_through: null });
});

it('tells through which day it is sealed, and how many finished days with records are not', async () => {
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
