import type { MailTiming, MailTopic } from '@brokerage/domain/mail/mailPreferences';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliverMail.ts';
import { sendDigests } from '../../functions/src/mail/sendDigests.ts';
import { smtpSender } from '../../functions/src/mail/smtp.ts';
import { firestore } from '../../functions/src/testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../../functions/src/testing/flyers.ts';
import type { Person } from '../../functions/src/testing/members.ts';
import { expectSuccess } from '../../functions/src/testing/members.ts';
import { type MailCatcher, startMailCatcher } from './mailCatcher.ts';

let world: FlyerWorld;
let catcher: MailCatcher;
beforeEach(async () => {
  world = await newFlyerWorld();
  catcher = await startMailCatcher({ smtp: 0 });
});
afterEach(async () => {
  await catcher.close();
  await world.remove();
});

const tenantId = () => world.tenant.tenantId;
const choose = ({ uid }: Pick<Person, 'uid'>, topics: Partial<Record<MailTopic, MailTiming>>) =>
  firestore.doc(paths.mailPreferences.one(tenantId(), uid)).set({ user_id: uid, topics });
const entries = async () => (await firestore.collection(paths.digestEntries.all(tenantId())).get()).docs;
const loadNotices = async ({ uid }: Pick<Person, 'uid'>) =>
  (await firestore.collection(paths.notices.all(tenantId())).where('to_user_id', '==', uid).get()).docs.map(
    (one) => one.get('kind') as string,
  );
/** Sends all mail of the company through a real mail server, and returns what arrived at an address. */
async function arrived(email: string) {
  const smtp = {
    host: '127.0.0.1',
    port: catcher.smtpPort,
    user: '',
    password: '',
    from: 'mail@brokerage.example',
  };
  const mails = await firestore.collection(paths.mail.all(tenantId())).get();
  for (const { id } of mails.docs) {
    await deliver({ tenantId: tenantId(), mailId: id }, { now: new Date(), smtp, send: smtpSender(smtp) });
  }
  return catcher.mails.filter(({ recipients }) => recipients.includes(email));
}
/** After the next morning, when everything collected until now is due; a day may have 25 hours. */
const morning = () => new Date(Date.now() + DAY_MS + 2 * HOUR_MS);

describe('mail about a flyer', () => {
  it('arrives immediately by default', async () => {
    await world.approved();
    expect((await arrived(world.owner.email)).map(({ subject }) => subject)).toEqual([
      'Your flyer was approved',
    ]);
    expect(await entries()).toEqual([]);
  });

  it('is never written once it’s off, but the portal still has a notice', async () => {
    await choose(world.owner, { flyer_reviews: 'off' });
    await world.approved();
    expect(await world.tenant.mails(world.owner.email)).toEqual([]);
    expect(await entries()).toEqual([]);
    expect(await loadNotices(world.owner)).toContain('approved');
  });

  it('waits for the daily summary, which arrives once', async () => {
    await choose(world.owner, { flyer_reviews: 'daily' });
    await world.approved();
    await world.approved();
    expect(await world.tenant.mails(world.owner.email)).toEqual([]);
    expect(await loadNotices(world.owner)).toEqual(['approved', 'approved']);
    // Before the morning nothing is due.
    expect(await sendDigests(tenantId(), new Date(Date.now() - DAY_MS))).toBe(0);
    expect(await entries()).toHaveLength(2);
    // Two concurrent runs, and a third one later.
    const sums = await Promise.all([sendDigests(tenantId(), morning()), sendDigests(tenantId(), morning())]);
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await sendDigests(tenantId(), morning())).toBe(0);
    expect(await entries()).toEqual([]);
    const [mail, ...others] = await arrived(world.owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your daily summary: 2 updates');
    expect(mail?.text).toContain('Flyer reviews\n- Your flyer was approved: ');
    expect(mail?.text).toContain('go to Settings > Notifications');
    expect(mail?.html).toContain('Open in the Officer Portal');
    expect(mail?.headers.join('\n')).toContain('<mailto:hello@testfield.example?subject=unsubscribe>');
  });

  it('omits what was turned off meanwhile, and sends no empty summary', async () => {
    await choose(world.owner, { flyer_reviews: 'daily' });
    await world.approved();
    await choose(world.owner, { flyer_reviews: 'off' });
    expect(await sendDigests(tenantId(), morning())).toBe(0);
    expect(await world.tenant.mails(world.owner.email)).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('sends no summary to a former member', async () => {
    await choose(world.owner, { flyer_reviews: 'daily' });
    await world.approved();
    await firestore.doc(paths.member(world.owner.uid)).update({ status: 'deactivated' });
    expect(await sendDigests(tenantId(), morning())).toBe(0);
    expect(await world.tenant.mails(world.owner.email)).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('lists unknown kinds of an older version as Other', async () => {
    await choose(world.owner, { flyer_reviews: 'daily' });
    await world.approved();
    const [entry] = await entries();
    const unknown = firestore.doc(paths.digestEntries.one(tenantId(), 'unknown'));
    await unknown.set({ ...entry?.data(), kind: 'unheard_of', line: 'Something new' });
    expect(await sendDigests(tenantId(), morning())).toBe(1);
    const [mail] = await world.tenant.mails(world.owner.email);
    expect(JSON.stringify(mail)).toMatch(/Other\\n- Something new/);
  });

  it('continues after a summary that couldn’t be written, and repeats that one', async () => {
    await choose(world.owner, { flyer_reviews: 'daily' });
    await world.approved();
    const [entry] = await entries();
    const broken = firestore.doc(paths.digestEntries.one(tenantId(), 'broken'));
    await broken.set({ ...entry?.data(), to_user_id: world.reviewer.uid, line: 7 });
    await expect(sendDigests(tenantId(), morning())).rejects.toThrow('1 daily summaries were not written');
    expect(await world.tenant.mails(world.owner.email)).toHaveLength(1);
    await broken.delete();
    expect(await sendDigests(tenantId(), morning())).toBe(0);
    expect(await world.tenant.mails(world.owner.email)).toHaveLength(1);
  });
});

it('sends what can’t be turned off, whatever was chosen', async () => {
  const admin = await world.tenant.join('super_admin');
  const everything: MailTopic[] = ['new_leads', 'lead_reminders', 'flyer_reviews', 'template_consent'];
  await choose(admin, Object.fromEntries(everything.map((topic) => [topic, 'off'])));
  await expectSuccess(admin.token, 'end-all-sessions', {});
  expect((await arrived(admin.email)).length).toBe(1);
});
