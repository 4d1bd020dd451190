import { paths } from '@brokerage/domain/paths';
import { failedMailLinks } from '../015-failed-mail-links.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (id: string) => paths.mail.one('one', id);
const CREATED_AT = new Date('2026-11-20T15:00:00Z');
const mail = {
  to: ['ann@staff.example'],
  message: { subject: 'A subject', text: 'A text with a link' },
  created_at: CREATED_AT,
  next_attempt_at: null,
};

export const failedMailLinksFixture: MigrationFixture = {
  migration: failedMailLinks,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('a-call')]: { ...mail, kind: 'call_confirmed', state: 'failed' },
    [path('b-invitation')]: { ...mail, kind: 'invitation', state: 'failed' },
    [path('c-bounced')]: { ...mail, kind: 'call_confirmed', state: 'bounced' },
    [path('d-without-link')]: { ...mail, kind: 'new_application', state: 'failed' },
    [path('e-emptied')]: {
      ...mail,
      kind: 'invitation',
      state: 'failed',
      message: { subject: 'A subject', text: '' },
    },
    [path('f-queued')]: { ...mail, kind: 'invitation', state: 'queued', next_attempt_at: CREATED_AT },
  },
  migrated: {
    [path('a-call')]: { state: 'failed', message: mail.message, next_attempt_at: {} },
    [path('b-invitation')]: { state: 'failed', message: mail.message, next_attempt_at: {} },
    [path('c-bounced')]: { state: 'bounced', message: { text: '' }, next_attempt_at: null },
    [path('d-without-link')]: { message: mail.message, next_attempt_at: null },
    [path('e-emptied')]: { message: { text: '' }, next_attempt_at: null },
    [path('f-queued')]: { state: 'queued', message: mail.message },
  },
  meanwhile: {
    path: path('a-call'),
    change: { state: 'bounced' },
    migrated: { message: { text: '' } },
  },
};
