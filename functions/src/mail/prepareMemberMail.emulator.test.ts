import type { Mail } from '@brokerage/domain/mail';
import { defaultMailPreferences } from '@brokerage/domain/mail/mailPreferences';
import { paths } from '@brokerage/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../data/db.ts';
import { firestore } from '../testing/emulator.ts';
import { newTenant } from '../testing/members.ts';
import { memberMailWriter } from './prepareMemberMail.ts';

const newLead = (address: string): Mail => ({
  kind: 'new_application',
  to: [address],
  message: { subject: 'New application', text: 'From Rosa' },
  created_at: new Date(),
});

it.each([
  ['right away', 'now'],
  ['in the daily summary', 'daily'],
] as const)('writes mail with an id once to a member who gets it %s', async (_, timing) => {
  const tenant = await newTenant();
  const chosen = defaultMailPreferences('devon');
  const preferences = new Map([['devon', { ...chosen, topics: { ...chosen.topics, new_leads: timing } }]]);
  const write = () =>
    db.runTransaction((transaction) => {
      const writeMail = memberMailWriter(transaction, tenant.tenantId, preferences);
      writeMail('devon', newLead('devon@broker.example'), { id: 'lead' });
      return Promise.resolve();
    });
  await write();
  await expect(write()).rejects.toThrow('ALREADY_EXISTS');
  const all = timing === 'now' ? paths.mail : paths.digestEntries;
  const { docs } = await firestore.collection(all.all(tenant.tenantId)).get();
  expect(docs.map(({ id }) => id)).toEqual(['lead']);
  await tenant.remove();
});

it('skips an invalid address and writes the others', async () => {
  const tenant = await newTenant();
  await db.runTransaction((transaction) => {
    const writeMail = memberMailWriter(transaction, tenant.tenantId);
    expect(writeMail('devon', newLead('devon at broker'))).toBe(false);
    expect(writeMail('maria', newLead('maria@broker.example'))).toBe(true);
    return Promise.resolve();
  });
  const { docs } = await firestore.collection(paths.mail.all(tenant.tenantId)).get();
  expect(docs.map((mail) => mail.get('to') as unknown)).toEqual([['maria@broker.example']]);
  await tenant.remove();
});
