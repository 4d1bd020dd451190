import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { expect, test } from 'vitest';
import { consentTasks, flyerTasks, submissionTasks, unpublishedTasks } from './administratorTaskLists.ts';

// A Monday, 9 AM in New York.
const NOW = new Date('2026-11-16T14:00:00Z');
const documents = <T>(items: readonly T[], unreadable = 0) => ({ items, unreadable });

const submission = (id: string, created_at: string, change: Partial<Submission> = {}): Submission =>
  submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: `Ortiz ${id}`,
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date(created_at),
    est_value_or_price: null,
    reference_number: 'PA-1',
    lo_assigned_id: null,
    ...change,
  });
const template = (id: string, change: Partial<Template> = {}): Template =>
  templateSchema.parse({
    id,
    name: `Template ${id}`,
    description: '',
    category: 'flyer',
    status: 'published',
    current_version_id: 'v1',
    draft_revision: 2,
    published_revision: 2,
    ...change,
  });

test('an application becomes a task halfway to its contact deadline; an overdue one is labeled', () => {
  const late = submission('late', '2026-11-12T15:00:00Z');
  const soon = submission('soon', '2026-11-13T17:00:00Z');
  const fresh = submission('fresh', '2026-11-16T13:30:00Z');
  const { count, items, unreadable, mostUrgent } = submissionTasks(
    documents([late, soon, fresh], 1),
    NOW,
    50,
  );
  expect([count, unreadable]).toEqual(['2', 1]);
  expect(items.map(({ title }) => title)).toEqual(['Maya Ortiz late', 'Maya Ortiz soon']);
  expect(items[0]?.detail).toBe('Purchase');
  expect(items[1]?.detail).toMatch(/^Purchase\. Contact by Nov 16, 12:00.PM/);
  expect(items.map(({ overdue }) => overdue)).toEqual(['2 days overdue', undefined]);
  expect(mostUrgent).toBe('Longest overdue: 2 days');
  expect(submissionTasks(documents([soon]), NOW, 50).mostUrgent).toBe('Due soon');
  expect(items[0]?.actions).toEqual([
    { label: 'Call', name: 'Call Maya Ortiz late, (973) 555-0110', href: 'tel:+19735550110' },
    {
      label: 'Open',
      name: 'Open the application of Maya Ortiz late',
      path: '/officer-portal?tab=submissions&application=late',
    },
  ]);
});

test('the line shows how many are in progress, unless there are more than were read', () => {
  const all = [
    submission('one', '2026-11-12T15:00:00Z'),
    submission('two', '2026-11-12T15:00:00Z', { status: 'in_progress' }),
  ];
  expect(submissionTasks(documents(all), NOW, 50).mostUrgent).toMatch(/^1 in progress · Longest/);
  expect(submissionTasks(documents(all), NOW, 2).mostUrgent).toMatch(/^Longest overdue/);
});

test('uses the stored deadline, and omits applicants already contacted', () => {
  const stored = submission('stored', '2026-11-16T13:30:00Z', {
    due_at: new Date('2026-11-16T15:00:00Z'),
    due_soon_at: new Date('2026-11-16T13:45:00Z'),
  });
  const contacted = submission('done', '2026-11-12T15:00:00Z', { first_contact_at: NOW });
  const { items } = submissionTasks(documents([contacted, stored]), NOW, 50);
  expect(items.map(({ id, detail }) => [id, detail])).toEqual([
    ['stored', expect.stringMatching(/Contact by Nov 16, 10:00.AM/)],
  ]);
});

test('a callback request becomes a task on its day, with its own wording', () => {
  const callback = (id: string, from: string, to: string) =>
    submission(id, '2026-11-12T15:00:00Z', {
      kind: 'callback',
      purpose: null,
      due_soon_at: new Date(from),
      due_at: new Date(to),
    });
  const over = callback('over', '2026-11-13T17:00:00Z', '2026-11-13T20:00:00Z');
  const now = callback('now', '2026-11-16T14:00:00Z', '2026-11-16T17:00:00Z');
  const later = callback('later', '2026-11-16T17:00:00Z', '2026-11-16T20:00:00Z');
  const tomorrow = callback('tomorrow', '2026-11-17T17:00:00Z', '2026-11-17T20:00:00Z');
  const { items, mostUrgent, count } = submissionTasks(documents([over, now, later, tomorrow]), NOW, 50);
  expect(count, 'the calls today are among them').toBe('3');
  expect(items.map(({ id, detail }) => [id, detail])).toEqual([
    ['over', 'Callback request'],
    ['now', expect.stringMatching(/^Callback request\. Call by Nov 16, 12:00.PM/)],
    ['later', expect.stringMatching(/^Callback request\. Call by Nov 16, 3:00.PM/)],
  ]);
  expect(mostUrgent).toBe('2 calls today · Longest overdue: 2 days');
  expect(items[0]?.actions[1]?.name).toBe('Open the callback request of Maya Ortiz over');
});

test('shows a minimum if all that were read are due', () => {
  const all = ['a', 'b'].map((id) => submission(id, '2026-11-12T15:00:00Z'));
  expect(submissionTasks(documents(all), NOW, 2).count).toBe('1+');
  expect(submissionTasks(documents([...all, submission('c', NOW.toISOString())]), NOW, 3).count).toBe('2');
});

test('flyers show how long each has waited since submission, longest first, with a link to its review', () => {
  const flyer = (id: string, created: string, submitted: string | null) => ({
    id,
    title: `Flyer ${id}`,
    created_at: new Date(created),
    submitted_at: submitted === null ? null : new Date(submitted),
  });
  const { count, items, mostUrgent } = flyerTasks(
    documents([
      flyer('new', '2026-11-01T14:00:00Z', '2026-11-16T11:30:00Z'),
      flyer('old', '2026-11-12T14:00:00Z', null),
    ]),
    NOW,
    100,
  );
  expect(count).toBe('2');
  expect(mostUrgent).toBe('Longest wait: 4 days');
  expect(items.map(({ id, detail }) => [id, detail])).toEqual([
    ['old', 'Waiting for 4 days'],
    ['new', 'Waiting for 2 hours'],
  ]);
  expect(items[0]?.actions[0]).toMatchObject({ path: '/officer-portal/pdf/approvals?review=old' });
});

test('templates: what waits for consent, and what officers don’t see yet', () => {
  const templates = documents([
    template('done'),
    template('edited', { draft_revision: 3 }),
    template('asked', { draft_revision: 3, consent_revision: 3 }),
    template('first', { status: 'draft', current_version_id: '', published_revision: 0 }),
    template('empty', { status: 'draft', current_version_id: '', draft_revision: 0, published_revision: 0 }),
  ]);
  expect(consentTasks(templates, 100).items.map(({ id }) => id)).toEqual(['asked']);
  expect(unpublishedTasks(templates, 100).items.map(({ id, detail }) => [id, detail])).toEqual([
    ['edited', 'Officers still see the published version.'],
    ['asked', 'Waiting for compliance.'],
    ['first', 'Never published.'],
  ]);
  expect(unpublishedTasks(templates, 100).items[0]?.actions[0]).toMatchObject({
    name: 'Edit Template edited',
    path: '/officer-portal/pdf/manage/edited',
  });
});
