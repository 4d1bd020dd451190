import { expect, it } from 'vitest';
import type { FlyerInput } from '../flyerInput.ts';
import { layoutFlyer } from '../layoutFlyer.ts';
import { fontMeasure } from '../text/measure.ts';

const field = (key: string, type: FlyerInput['fields'][number]['type'] = 'string') => ({
  key,
  label: key,
  type,
  help_text: '',
});
const agenda = (...lines: string[]) => ({
  paragraphs: lines.map((text) => ({ type: 'paragraph', spans: [{ text }] })),
});
/** A homebuyer seminar with every field in use. */
const seminar = (data: Record<string, unknown>): FlyerInput => ({
  title: 'Seminar',
  category: 'event',
  layout: 'event',
  fields: [
    field('headline'),
    field('event_date', 'date'),
    field('event_time'),
    field('venue', 'address'),
    field('rsvp_phone', 'phone'),
    field('rsvp_link', 'url'),
    field('admission'),
    field('hosted_by'),
    field('photo', 'image'),
    field('agenda', 'rich_text'),
  ],
  data: {
    headline: 'Buying your first home',
    event_date: '2026-12-06',
    event_time: '6:30 PM to 8:00 PM',
    venue: 'Clifton Memorial Library, 292 Piaget Avenue, Clifton, NJ 07011',
    rsvp_phone: '(973) 555-0192',
    rsvp_link: 'www.larkfield.example/seminar',
    admission: 'Free, with coffee',
    hosted_by: 'Larkfield Home Mortgage and Doyle & Daughters Realty',
    agenda: agenda('How much can you afford?', 'Questions and answers'),
    ...data,
  },
  officer: {
    name: 'Maya Torres',
    title: 'Senior Loan Officer',
    nmls: '1900101',
    phone: '(973) 555-0101',
    email: 'maya.torres@larkfield.example',
    photo: '',
  },
  company: {
    name: 'Larkfield Home Mortgage',
    nmls: '1992001',
    phone: '(973) 555-0192',
    website: 'larkfield.example',
    licenseLines: ['Licensed by the N.J. Department of Banking and Insurance'],
  },
  branch: {
    name: 'Clifton',
    address: '1200 Route 46 West, Clifton, NJ 07013',
    licenseNumber: '1992011',
  },
  link: 'https://larkfield.example/shared/k3Yt9QwX2a',
  isDraft: false,
});

it.each([
  ['two short agenda lines', {}],
  [
    'the same under a long headline',
    { headline: 'A free seminar for people who are buying their first home this spring' },
  ],
  ['the same with a picture, without a host', { hosted_by: '', photo: 'https://images.example/room.jpg' }],
])('%s fit with every other field, within the frame', (_what, data) => {
  const { scene, issues } = layoutFlyer(seminar(data), fontMeasure, () => [[true]]);
  expect(issues).toEqual([]);
  const words = scene.ops.filter((op) => op.kind === 'text');
  expect(words.map(({ text }) => text).join(' ')).toContain('Questions and answers');
  for (const { box } of words) expect(box.y + box.height).toBeLessThanOrEqual(scene.height);
  expect(scene.ops.some((op) => op.kind === 'image')).toBe('photo' in data);
});

it('reports an agenda that is too long', () => {
  const long = Array.from({ length: 30 }, () => 'Everything about credit, budgets and down payments');
  const { issues } = layoutFlyer(seminar({ agenda: agenda(...long) }), fontMeasure, () => [[true]]);
  expect(issues.map(({ field: key, kind }) => [key, kind])).toContainEqual(['agenda', 'too-long']);
});
