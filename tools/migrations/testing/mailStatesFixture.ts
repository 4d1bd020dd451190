import { paths } from '@brokerage/domain/paths';
import { mailStates } from '../013-mail-states.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (id: string) => paths.mail.one('one', id);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const mail = {
  to: ['ann@staff.example'],
  message: { subject: 'A subject', text: 'A text' },
  created_at: daysAgo(1),
};
const LINK = {
  subject: 'Your access',
  text: 'https://one.example/officer-login?mode=resetPassword&oobCode=abc',
};

export const mailStatesFixture: MigrationFixture = {
  migration: mailStates,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('a-waiting')]: mail,
    [path('b-sent')]: { ...mail, delivery: { state: 'SUCCESS', endTime: daysAgo(1) } },
    [path('c-failed')]: { ...mail, delivery: { state: 'ERROR', error: 'Error: no such mailbox' } },
    [path('d-pending')]: { ...mail, delivery: { state: 'PENDING' } },
    [path('e-too-old')]: { ...mail, created_at: daysAgo(30) },
    [path('f-invitation')]: { ...mail, message: LINK, delivery: { state: 'SUCCESS' } },
    [path('g-invitation')]: { ...mail, message: LINK },
    [path('h-new')]: { ...mail, state: 'failed', attempts: 10, failure: 'connection', next_attempt_at: null },
  },
  migrated: {
    [path('a-waiting')]: { ...mail, created_at: {}, state: 'queued', attempts: 0, next_attempt_at: {} },
    [path('b-sent')]: { state: 'sent', attempts: 1, next_attempt_at: null, sent_at: {} },
    [path('c-failed')]: { state: 'failed', failure: 'other', next_attempt_at: null },
    [path('d-pending')]: { state: 'queued', next_attempt_at: {} },
    [path('e-too-old')]: { state: 'failed', failure: 'too_old', attempts: 0, next_attempt_at: null },
    [path('f-invitation')]: {
      kind: 'invitation',
      state: 'sent',
      message: { subject: 'Your access', text: '' },
    },
    [path('g-invitation')]: { kind: 'invitation', state: 'queued', message: LINK },
    [path('h-new')]: { state: 'failed', attempts: 10, failure: 'connection' },
  },
  meanwhile: {
    path: path('a-waiting'),
    change: { delivery: { state: 'SUCCESS' } },
    migrated: { state: 'sent', next_attempt_at: null },
  },
};
