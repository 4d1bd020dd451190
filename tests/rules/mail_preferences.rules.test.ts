import { MAIL_TIMINGS, MAIL_TOPIC_IDS } from '@brokerage/domain/mail/mailPreferences';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, runTransaction, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { getUid, OTHER_TENANT, type PersonaName, TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('mail-preferences');
const uid = getUid('officer') ?? '';
const at = (name: PersonaName = 'officer', id = uid, tenantId: string = TENANT) =>
  doc(world.as(name), paths.mailPreferences.one(tenantId, id));
const preferences = (change: object = {}) => ({
  user_id: uid,
  topics: { flyer_ends: 'daily' },
  updated_at: serverTimestamp(),
  ...change,
});
const save = (change?: object) => setDoc(at(), preferences(change));

describe('tenants/{tenantId}/mail_preferences/{uid}', () => {
  it.each(MAIL_TIMINGS)('accept %s for every topic', (timing) =>
    assertSucceeds(save({ topics: Object.fromEntries(MAIL_TOPIC_IDS.map((topic) => [topic, timing])) })),
  );

  it('are saved in a transaction, like the page does', () =>
    assertSucceeds(
      runTransaction(world.as('officer'), async (transaction) => {
        await transaction.get(at());
        transaction.set(at(), preferences());
      }),
    ));

  it.each<[string, object]>([
    ['about an unknown topic', { topics: { security_notice: 'off' } }],
    ['about invitations', { topics: { invitation: 'off' } }],
    ['with an unknown time', { topics: { flyer_ends: 'weekly' } }],
    ['with an invalid time', { topics: { flyer_ends: false } }],
    ['without topics', { topics: null }],
    ['with a list of topics', { topics: ['flyer_ends'] }],
    ['in another’s name', { user_id: getUid('otherOfficer') }],
    ['with another address', { email: 'attacker@example.com' }],
    ['without a time of saving', { updated_at: 'today' }],
  ])('can’t be saved %s', (_words, change) => assertFails(save(change)));

  it('are read and changed only by their owner', async () => {
    await world.given({
      [paths.mailPreferences.one(TENANT, uid)]: preferences({ updated_at: new Date() }),
    });
    await assertSucceeds(getDoc(at()));
    await assertSucceeds(updateDoc(at(), { 'topics.flyer_ends': 'off' }));
    for (const other of ['otherOfficer', 'superAdmin', 'anonymous'] as const) {
      await assertFails(getDoc(at(other)));
      await assertFails(updateDoc(at(other), { 'topics.flyer_ends': 'off' }));
    }
    await assertFails(setDoc(at('superAdmin', uid), preferences()));
    await assertFails(setDoc(at('officer', uid, OTHER_TENANT), preferences()));
  });
});
