import type { Mail } from '@brokerage/domain/mail';
import { defaultMailPreferences } from '@brokerage/domain/mail/mailPreferences';
import { paths } from '@brokerage/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../data/db.ts';
import { firestore } from '../testing/emulator.ts';
import { newTenant } from '../testing/members.ts';
import { memberMailWriter } from './prepareMemberMail.ts';

it.each([
  ['right away', 'now'],
  ['in the daily summary', 'daily'],
] as const)('mail with an id is written once to a member who wants it %s', async (_, timing) => {
  const tenant = await newTenant();
  const chosen = defaultMailPreferences('devon');
  const preferences = new Map([['devon', { ...chosen, topics: { ...chosen.topics, new_leads: timing } }]]);
  const write = () =>
    db.runTransaction((transaction) => {
      const mail: Mail = {
        kind: 'new_application',
        to: ['devon@broker.example'],
        message: { subject: 'New application', text: 'From Rosa' },
        created_at: new Date(),
      };
      memberMailWriter(transaction, tenant.tenantId, preferences)('devon', mail, { id: 'lead' });
      return Promise.resolve();
    });
  await write();
  await expect(write()).rejects.toThrow('ALREADY_EXISTS');
  const all = timing === 'now' ? paths.mail : paths.digestEntries;
  const { docs } = await firestore.collection(all.all(tenant.tenantId)).get();
  expect(docs.map(({ id }) => id)).toEqual(['lead']);
  await tenant.remove();
});
