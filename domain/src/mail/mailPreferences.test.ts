import { describe, expect, it } from 'vitest';
import { tenantSchema } from '../company/tenant.ts';
import { composeDigest, DIGEST_LINES, toDigestLine } from './mailDigest.ts';
import { MAIL_KIND_IDS, mailKind } from './mailKinds.ts';
import {
  defaultMailPreferences,
  findMailTiming,
  findMailTopics,
  MAIL_TOPIC_IDS,
  mailPreferencesSchema,
  mailTopic,
  toMailTopic,
} from './mailPreferences.ts';

const OFFICER = { role: 'officer', tenant_id: 't', officer_id: 'ana' };

describe('mail topics', () => {
  it('cover every kind of mail to members except access, security and the company', () => {
    const fixed = MAIL_KIND_IDS.filter((kind) => toMailTopic(kind) === undefined);
    expect(fixed).toEqual([
      'application_received',
      'application_status',
      'call_confirmed',
      'contact_message',
      'invitation',
      'account_security',
      'security_notice',
      'flyer_recall',
      'daily_summary',
      'audit_digests',
      'other',
    ]);
  });

  it('list each kind once, and only mail to members', () => {
    const kinds = MAIL_TOPIC_IDS.flatMap((topic) => mailTopic(topic).kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.every((kind) => mailKind(kind).reader === 'member')).toBe(true);
  });

  it('depend on what a member works on', () => {
    expect(findMailTopics(OFFICER)).toEqual([
      'new_leads',
      'lead_reminders',
      'flyer_reviews',
      'flyer_changes',
      'flyer_ends',
      'license_dates',
    ]);
    expect(findMailTopics({ role: 'compliance', tenant_id: 't', officer_id: null })).toEqual([
      'flyer_reviews',
      'flyer_changes',
      'flyer_ends',
      'template_consent',
    ]);
  });
});

describe('a member’s choices', () => {
  it('are all “right away” by default', () => {
    expect(findMailTiming(undefined, 'flyer_review')).toBe('now');
    expect(findMailTiming(defaultMailPreferences('ana'), 'new_application')).toBe('now');
  });

  it('default to “right away” if unreadable, and leave the others alone', () => {
    const stored = {
      user_id: 'ana',
      topics: { flyer_reviews: 'weekly', flyer_ends: 'off', new_thing: 'off' },
    };
    const { topics } = mailPreferencesSchema.parse(stored);
    expect(topics).toMatchObject({ flyer_reviews: 'now', flyer_ends: 'off', new_leads: 'now' });
    expect(Object.keys(topics)).toEqual(MAIL_TOPIC_IDS);
    expect(mailPreferencesSchema.parse({ user_id: 'ana' }).topics.flyer_ends).toBe('now');
  });

  it('never apply to mail that can’t be turned off', () => {
    const { topics } = defaultMailPreferences('ana');
    for (const topic of MAIL_TOPIC_IDS) topics[topic] = 'off';
    for (const kind of ['invitation', 'account_security', 'security_notice', 'audit_digests'] as const) {
      expect(findMailTiming({ user_id: 'ana', topics }, kind)).toBe('now');
    }
    expect(findMailTiming({ user_id: 'ana', topics }, 'contact_reminder')).toBe('off');
  });
});

describe('a daily summary', () => {
  const tenant = tenantSchema.parse({
    id: 't',
    company_name: 'Testfield Lending',
    nmls_id: '1990099',
    phone: '(973) 555-0190',
    mailbox: 'hello@testfield.example',
    licence_lines: [],
    hosts: ['www.testfield.example'],
  });
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute));
  const entry = (kind: 'flyer_review' | 'new_application', line: string, minute: number) => ({
    to_user_id: 'ana',
    kind,
    line,
    created_at: at(minute),
  });
  const options = { more: 0, to: 'ana@testfield.example', tenant, now: at(59) };

  it('groups events by topic, oldest first', () => {
    const { kind, message } = composeDigest(
      [
        entry('flyer_review', 'Your flyer was approved: Spring', 30),
        entry('new_application', 'New application PA-2', 20),
        entry('new_application', 'New application PA-1', 10),
      ],
      options,
    );
    expect(kind).toBe('daily_summary');
    expect(message.subject).toBe('Your daily summary: 3 updates');
    expect(message.text).toContain(
      [
        'New leads',
        '- New application PA-1 (Nov 24, 2026, 10:10 AM ET)',
        '- New application PA-2 (Nov 24, 2026, 10:20 AM ET)',
        '',
        'Flyer reviews',
        '- Your flyer was approved: Spring (Nov 24, 2026, 10:30 AM ET)',
        '',
        'https://www.testfield.example/officer-portal',
      ].join('\n'),
    );
  });

  it('counts what doesn’t fit', () => {
    const entries = Array.from({ length: DIGEST_LINES }, (_, index) =>
      entry('flyer_review', `Line ${index}`, 1),
    );
    const { message } = composeDigest(entries, { ...options, more: 12 });
    expect(message.subject).toBe(`Your daily summary: ${DIGEST_LINES + 12} updates`);
    expect(message.text).toContain('And 12 more in the portal.');
    expect(composeDigest(entries.slice(0, 1), options).message.subject).toBe('Your daily summary: 1 update');
  });

  it('keeps typed text on one line', () => {
    expect(toDigestLine('Your flyer was approved', 'Spring\n\nhttps://attacker.example')).toBe(
      'Your flyer was approved: Spring https://attacker.example',
    );
    expect(toDigestLine('New application PA-1')).toBe('New application PA-1');
  });
});
