import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { db } from './db.ts';

const unreadable = () => firestore.doc('tenants/larkfield/templates/__x__');

// Vitest fails by itself on an unhandled rejection.
it('a read-only transaction whose first read fails leaves no unhandled rejection', async () => {
  const { promise: later, resolve } = Promise.withResolvers<void>();
  await expect(db.runReadOnly((transaction) => transaction.get(unreadable()))).rejects.toMatchObject({
    code: 3,
  });
  await expect(
    db.runReadOnly((transaction) =>
      Promise.all([transaction.get(unreadable()), transaction.get(db.tenant('larkfield'))]),
    ),
  ).rejects.toMatchObject({ code: 3 });
  setImmediate(resolve);
  await later;
});

it('returns what was read, and throws what the callback throws', async () => {
  const read = await db.runReadOnly((transaction) => transaction.get(db.tenant('larkfield')));
  expect(read.data()?.id).toBe('larkfield');
  await expect(db.runReadOnly(() => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work');
});

describe('an aborted transaction', () => {
  const ref = firestore.doc('tenants/test-given-up/templates/counter');
  afterEach(() => ref.delete());

  /** Ends it without the client's knowledge, as the emulator does when another transaction waited too long for its locks. */
  async function giveUp(transaction: Transaction): Promise<void> {
    const { _transactionIdPromise: id } = transaction as unknown as {
      _transactionIdPromise: Promise<Buffer>;
    };
    const documents = `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;
    const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:rollback`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ transaction: (await id).toString('base64') }),
    });
    expect(response.status).toBe(200);
  }

  it('is retried when a read reports it', async () => {
    let tries = 0;
    await db.runTransaction(async (transaction) => {
      await transaction.get(ref);
      tries += 1;
      if (tries === 1) await giveUp(transaction);
      transaction.set(ref, { tries: ((await transaction.get(ref)).data()?.tries ?? 0) + 1 });
    });
    expect(tries).toBe(2);
    expect((await ref.get()).data()).toEqual({ tries: 1 });
  });

  it('is retried when the commit reports it', async () => {
    let tries = 0;
    await db.runTransaction(async (transaction) => {
      await transaction.get(ref);
      tries += 1;
      if (tries === 1) await giveUp(transaction);
      transaction.set(ref, { tries });
    });
    expect((await ref.get()).data()).toEqual({ tries: 2 });
  });
});

describe('search keys', () => {
  const tenantId = 'test-search-keys';
  // A link as stored before there were search keys.
  const olderLink = {
    short_code: 'kTx9abCD2345',
    tenant_id: tenantId,
    flyer_instance_id: 'open-house',
    created_by_user_id: 'daniel',
    kind: 'link',
    label: 'Instagram story',
    created_at: new Date('2026-11-10T15:00:00Z'),
    expires_at: null,
    is_disabled: false,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
  };
  const ref = db.sharedLinks(tenantId).doc(olderLink.short_code);
  afterEach(() => ref.delete());

  it('are written when a record is created', async () => {
    await db.runTransaction((transaction) => {
      transaction.create(ref, sharedLinkSchema.parse(olderLink));
      return Promise.resolve();
    });
    const stored = await firestore.doc(ref.path).get();
    expect(stored.get('search_keys')).toEqual(toSearchKeys(searchTexts.link(olderLink)));
    expect(stored.get('search_keys')).toEqual(expect.arrayContaining(['insta', 'sto', 'ktx9']));
    expect(stored.get('schema_version')).toBe(SCHEMA_VERSIONS.link);
  });

  it('may be missing in an older record', async () => {
    await firestore.doc(ref.path).set(olderLink);
    expect((await ref.get()).data()).toMatchObject({ label: 'Instagram story', views: 0 });
  });
});
