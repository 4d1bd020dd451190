import { auditRecordHash, dayDigest, dayDigestById } from '@brokerage/domain/audit/auditChain';
import { auditEvidence } from '@brokerage/domain/audit/auditEvidence';
import { expect, it } from 'vitest';
import { sha256 } from '../data/sha256.ts';

// Hashes as stored in databases since the first audit log: the code that computes them may change, the hashes may not.
const first = {
  id: 'member-ann-00000001',
  tenant_id: 'larkfield',
  at: new Date('2026-11-10T10:00:00.123Z'),
  actor_user_id: 'root',
  actor_name: 'Đặng “Rosa” O’Neil\n🏠',
  action: 'member_changed',
  entity_type: 'member',
  entity_id: 'ann',
  before: null,
  after: {
    role: 'officer',
    z: 1e21,
    a: -0.5,
    ключ: 'é',
    B: true,
    b: [1, null, '<', '2026-11-09', { y: 0.1, x: 1e-7 }],
    // Code units and code points sort these two differently.
    '\u{1F600}': 1,
    '\uFB33': 2,
    '': '',
  },
  seq: 1,
  prev_hash: null,
  hash: 'fa9d00dff47be7278af2f389e56184975a17f505f07b5845577cc84e55b3c25d',
};
const second = {
  ...first,
  id: 'member-ann-00000002',
  at: new Date('2026-11-10T11:00:00Z'),
  before: { role: 'officer' },
  after: { role: 'compliance' },
  seq: 2,
  prev_hash: first.hash,
  hash: 'a6d379456150be201f555fcc2afa6b71c9cb7324230e6c553d28eebe2bf4c40c',
};
const SEAL = '19863003b00ba044617ae9037f573f97bbc1a504a174190787f26f73ed9a10f5';
const SEAL_2 = '45421f09140cf1092e8f28a37f482964b35f7cf99431c5cb4442670ca8345ff9';
const SEAL_OF_AN_EMPTY_DAY = '8aeee72413263c737ad0909a14654b6b141aa39cf6a2afaeebfcc7d51c851998';

it.each([first, second])('stored record $id is intact', (record) => {
  expect(auditEvidence(record.id, record, 'larkfield', sha256).isIntact).toBe(true);
});

it('a record with a request id is intact, and its hash covers the id', () => {
  const { hash: _, ...open } = { ...second, request_id: '0f0e5a2c-6f0b-4c52-9d5e-0d8f6e0a4b11' };
  const record = { ...open, hash: auditRecordHash({ ...open, hash: '' }, sha256) };
  const isIntact = (data: object) => auditEvidence(record.id, { ...data }, 'larkfield', sha256).isIntact;
  expect(isIntact(record)).toBe(true);
  expect(isIntact({ ...record, request_id: 'another' })).toBe(false);
  const { request_id: __, ...without } = record;
  expect(isIntact(without)).toBe(false);
});

it('a changed record isn’t intact', () => {
  const changed = { ...second, after: { role: 'super_admin' } };
  expect(auditEvidence(changed.id, changed, 'larkfield', sha256).isIntact).toBe(false);
});

it('stored seals of version 1 match the digest of their records', () => {
  expect(dayDigestById(null, [second, first], sha256)).toBe(SEAL);
  expect(dayDigestById(SEAL, [], sha256)).toBe(SEAL_OF_AN_EMPTY_DAY);
});

it('stored seals of version 2 match the digest of their records', () => {
  expect(dayDigest(null, [second, first], sha256)).toBe(SEAL_2);
  expect(dayDigest(SEAL, [], sha256)).toBe(SEAL_OF_AN_EMPTY_DAY);
});
