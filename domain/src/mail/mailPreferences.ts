import * as z from 'zod';
import { objectKeys, toRecord } from '../collections/records.ts';
import { can, type RoleHolder } from '../member/roles.ts';
import type { MailKind } from './mailKinds.ts';

/** When a member gets the emails of a topic: right away, in one daily summary, or never. */
export const MAIL_TIMINGS = ['now', 'daily', 'off'] as const;
export type MailTiming = (typeof MAIL_TIMINGS)[number];

type Reader = RoleHolder & { officer_id: string | null };

interface MailTopicFacts {
  label: string;
  /** What the emails are about. */
  text: string;
  /** A warning, shown when they are delayed or off. */
  caution?: string;
  kinds: readonly MailKind[];
  isFor: (reader: Reader) => boolean;
}

const isInDirectory = ({ officer_id }: Reader) => officer_id !== null;
const makesFlyers = (reader: Reader) => can(reader, 'flyers:make');

/**
 * The topics with a choice for members, in the order shown. firestore.rules has the same names. Mail without a topic, such as invitations
 * and security emails, always goes out right away.
 */
const MAIL_TOPICS = {
  new_leads: {
    label: 'New leads',
    text: 'Someone applied, or scheduled, moved or canceled a call with you.',
    caution: 'You promise to contact applicants within 24 hours. Check My Leads during the day.',
    kinds: ['new_application', 'call_scheduled'],
    isFor: isInDirectory,
  },
  lead_reminders: {
    label: 'Lead reminders and deadlines',
    text: 'You haven’t contacted a lead, or an applicant is owed a notice, and the deadline is close or has passed.',
    caution:
      'You won’t get an email before a deadline passes. Your administrators still hear about overdue leads and notices.',
    kinds: ['contact_reminder', 'notice_reminder'],
    isFor: isInDirectory,
  },
  flyer_reviews: {
    label: 'Flyer reviews',
    text: 'Your flyer was approved or rejected, or a flyer is waiting for your review.',
    kinds: ['flyer_review'],
    isFor: makesFlyers,
  },
  flyer_changes: {
    label: 'Corrections',
    text: 'One of your flyers needs a correction.',
    kinds: ['flyer_correction'],
    isFor: makesFlyers,
  },
  flyer_ends: {
    label: 'Expiring flyers',
    text: 'One of your flyers expires soon or has expired.',
    kinds: ['flyer_ending'],
    isFor: makesFlyers,
  },
  template_consent: {
    label: 'Template consent',
    text: 'A template needs your consent, or compliance made a decision on one of yours.',
    kinds: ['template_consent'],
    isFor: (reader) => can(reader, 'templates:readUnpublished'),
  },
  license_dates: {
    label: 'License dates',
    text: 'Your license expires soon or has expired.',
    kinds: ['license_reminder'],
    isFor: isInDirectory,
  },
} as const satisfies Record<string, MailTopicFacts>;
export type MailTopic = keyof typeof MAIL_TOPICS;

export const MAIL_TOPIC_IDS = objectKeys(MAIL_TOPICS);

/** Returns the facts of a topic. */
export const mailTopic = (topic: MailTopic): MailTopicFacts => MAIL_TOPICS[topic];

/** Returns the topics that a member may get emails about. `role` is the effective one, including for a role of the company's own. */
export const findMailTopics = (reader: Reader): MailTopic[] =>
  MAIL_TOPIC_IDS.filter((topic) => mailTopic(topic).isFor(reader));

/** Returns the topic of a kind of mail; undefined for mail that can't be turned off. */
export const toMailTopic = (kind: MailKind): MailTopic | undefined =>
  MAIL_TOPIC_IDS.find((topic) => mailTopic(topic).kinds.includes(kind));

/** A member's own choices. Mail of a topic without a choice, or with one that this version doesn't know, goes out right away. */
export const mailPreferencesSchema = z.object({
  user_id: z.string(),
  topics: z
    .record(z.string(), z.unknown())
    .transform((topics) =>
      toRecord(MAIL_TOPIC_IDS, (topic) => z.enum(MAIL_TIMINGS).catch('now').parse(topics[topic])),
    )
    .catch(() => defaultTimings()),
});
export type MailPreferences = z.output<typeof mailPreferencesSchema>;

const defaultTimings = () => toRecord(MAIL_TOPIC_IDS, (): MailTiming => 'now');

/** Returns the preferences of a member who has made no choices. */
export const defaultMailPreferences = (user_id: string): MailPreferences => ({
  user_id,
  topics: defaultTimings(),
});

/** Returns when the member with these choices gets a kind of mail. */
export function findMailTiming(preferences: MailPreferences | undefined, kind: MailKind): MailTiming {
  const topic = toMailTopic(kind);
  return topic === undefined || !preferences ? 'now' : preferences.topics[topic];
}
