import { describe, expect, it } from 'vitest';
import { flyerCallables } from '../flyerCallables.ts';
import { type Flyer, flyerSchema } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';
import { applyFlyerAction } from '../workflow/applyFlyerAction.ts';
import { findMarkedRevision } from './findMarkedRevision.ts';
import { findMarkIssues } from './findMarkIssues.ts';
import { type MarkAnchor, type MarkInput, markInputsSchema } from './flyerMark.ts';
import { markableFields } from './markableFields.ts';
import { formatMarkState, toMarkState } from './toMarkState.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const version = {
  handlebars_schema: {
    fields: [{ key: 'headline', label: 'Headline', type: 'string' as const, help_text: '' }],
  },
};
const idOf = (n: number) => String(n).padStart(21, '0');
const HEADLINE: MarkAnchor = { kind: 'field', field: 'headline' };
const mark = (n: number, anchor: MarkAnchor = HEADLINE, more: Partial<MarkInput> = {}): MarkInput => ({
  id: idOf(n),
  anchor,
  text: 'Too big',
  carried_from: null,
  ...more,
});

describe('the marks of a review', () => {
  const place = (x: number, y = 0.5, page = 1) => ({ kind: 'place', page, x, y });
  it.each<[string, boolean, object[]]>([
    ['a field', true, [mark(1)]],
    [
      'the corners of the page',
      true,
      [
        { ...mark(1), anchor: place(0, 1) },
        { ...mark(2), anchor: place(1, 0) },
      ],
    ],
    ['a whole page', true, [{ ...mark(1), anchor: { kind: 'page', page: 1 } }]],
    ['30 marks', true, Array.from({ length: 30 }, (_, n) => mark(n))],
    ['31 marks', false, Array.from({ length: 31 }, (_, n) => mark(n))],
    ['left of the page', false, [{ ...mark(1), anchor: place(-0.01) }]],
    ['right of the page', false, [{ ...mark(1), anchor: place(1.01) }]],
    ['below the page', false, [{ ...mark(1), anchor: place(0.5, 1.01) }]],
    ['no place at all', false, [{ ...mark(1), anchor: place(Number.NaN) }]],
    ['another page', false, [{ ...mark(1), anchor: place(0.5, 0.5, 2) }]],
    ['two letters', false, [mark(1, HEADLINE, { text: ' ab ' })]],
    ['three letters', true, [mark(1, HEADLINE, { text: ' abc ' })]],
    ['501 characters', false, [mark(1, HEADLINE, { text: 'x'.repeat(501) })]],
    ['the same id twice', false, [mark(1), mark(1)]],
    ['an id of the server’s making', false, [{ ...mark(1), id: 'short' }]],
    ['what else somebody sends', false, [{ ...mark(1), label: 'Headline' }]],
  ])('%s: %s', (_, isAccepted, marks) => {
    expect(markInputsSchema.safeParse(marks).success).toBe(isAccepted);
    const input = { decision: 'reject', id: 'flyer', revision: 4, reason: 'See marks', marks };
    expect(flyerCallables['review-flyer'].input.safeParse(input).success).toBe(isAccepted);
  });

  it('report the mark whose place is invalid', () => {
    const parsed = markInputsSchema.safeParse([mark(1), { ...mark(2), anchor: place(2) }]);
    expect(parsed.error?.issues).toMatchObject([{ path: [1, 'anchor', 'x'], message: 'Outside the page' }]);
  });

  it('are about fields of the flyer, and repeat only marks of the previous rejection', () => {
    const marks = [
      mark(1),
      mark(2, { kind: 'field', field: 'gone' }),
      mark(3, { kind: 'field', field: 'public_title' }),
      mark(4, HEADLINE, { carried_from: idOf(9) }),
      mark(5, HEADLINE, { carried_from: idOf(8) }),
    ];
    const issues = findMarkIssues(marks, { version, earlier: new Set([idOf(9)]) });
    expect(issues.map(({ path }) => path)).toEqual(['marks.1', 'marks.4']);
    expect(issues[0]?.message).toMatch(/doesn’t have that field/);
  });

  it('name each field once, also if a template has one that every flyer has', () => {
    const fields = [{ key: 'realtor', label: 'Agent', type: 'string' as const, help_text: '' }];
    expect(markableFields({ handlebars_schema: { fields } })).toEqual([
      { key: 'public_title', label: 'Public title' },
      { key: 'realtor', label: 'Agent' },
    ]);
  });
});

const step = (more: Partial<FlyerStep> = {}): FlyerStep => ({
  n: 2,
  action: 'rejected',
  at: AT,
  by_user_id: 'ines',
  by_name: 'Ines',
  revision: 4,
  reason: 'See marks',
  mark_count: 2,
  ...more,
});
const flyer = (more: Partial<Flyer> = {}): Flyer => ({
  ...flyerSchema.parse({
    id: 'flyer',
    template_id: 'open-house',
    template_version_id: 'v1',
    title: 'Open house',
    owner_user_id: 'maria',
    tenant_id: 'larkfield',
    data: {},
    status: 'pending_approval',
    reason: null,
    created_at: AT,
    updated_at: AT,
    revision: 4,
  }),
  ...more,
});
const actor = {
  user_id: 'ines',
  name: 'Ines',
  tenant_id: 'larkfield',
  is_administrator: true,
  may_review: true,
  may_recall: true,
};

describe('a rejection', () => {
  const reject = (marked?: { marks: MarkInput[]; earlier?: ReadonlySet<string> }) =>
    applyFlyerAction(
      flyer(),
      {
        name: 'reject',
        revision: 4,
        reason: 'See marks',
        ...(marked && { marked: { version, earlier: new Set<string>(), ...marked } }),
      },
      { actor, now: AT },
    );

  it('stores its marks next to the flyer, and their count in the step, notice and audit record', () => {
    const outcome = reject({ marks: [mark(1), mark(2, { kind: 'page', page: 1 })] });
    expect(outcome).toMatchObject({
      marks: { revision: 4, by_user_id: 'ines', marks: [{ label: 'Headline' }, { label: '' }] },
      step: { mark_count: 2, reason: 'See marks' },
      changes: { last_rejection: { mark_count: 2 } },
      notices: [{ mark_count: 2, reason: 'See marks' }],
      audit: { after: { marks: 2 } },
    });
    expect(JSON.stringify(outcome.changes)).not.toContain('Too big');
  });

  it('changes nothing else without marks', () => {
    for (const outcome of [reject(), reject({ marks: [] })]) {
      expect(outcome).toMatchObject({ marks: null, notices: [{ reason: 'See marks' }] });
      expect(outcome.step).not.toHaveProperty('mark_count');
    }
  });

  it('fails for a mark on a field that the flyer doesn’t have', () => {
    expect(() => reject({ marks: [mark(1, { kind: 'field', field: 'gone' })] })).toThrow(
      expect.objectContaining({
        code: 'marks-invalid',
        issues: [expect.objectContaining({ path: 'marks.0' })],
      }),
    );
  });
});

it.each<[string, Partial<Flyer>, number | null]>([
  ['rejected', { status: 'rejected', last_rejection: step() }, 4],
  [
    'rejected before there were marks',
    { status: 'rejected', last_rejection: step({ mark_count: undefined }) },
    null,
  ],
  ['never rejected', { status: 'editing' }, null],
  ['revised', { status: 'editing', rejected_revision: 4, last_rejection: step() }, 4],
  ['submitted again', { status: 'pending_approval', rejected_revision: 4, last_rejection: step() }, 4],
  ['rejected again', { status: 'rejected', rejected_revision: 4, last_rejection: step({ revision: 6 }) }, 6],
  ['approved since', { status: 'approved', last_rejection: step() }, null],
  ['archived', { status: 'archived', rejected_revision: 4, last_rejection: step() }, null],
])('finds the current marks of a flyer that was %s', (_, changes, revision) => {
  expect(findMarkedRevision(flyer(changes))).toBe(revision);
});

const PLACE: MarkAnchor = { kind: 'place', page: 1, x: 0.5, y: 0.5 };
const REALTOR: MarkAnchor = { kind: 'field', field: 'realtor' };
it.each<[MarkAnchor, boolean, string[], string]>([
  [HEADLINE, true, ['headline'], 'Marked resolved, and the field changed'],
  [HEADLINE, true, ['other'], 'Marked resolved, but the field is unchanged'],
  [HEADLINE, false, ['headline'], 'Not marked resolved, but the field changed'],
  [HEADLINE, false, [], 'Not resolved: the field is unchanged'],
  [REALTOR, true, ['realtor.phone'], 'Marked resolved, and the field changed'],
  [REALTOR, true, ['realtor_note'], 'Marked resolved, but the field is unchanged'],
  [PLACE, true, ['headline'], 'Marked resolved, and the flyer changed'],
  [PLACE, true, ['title'], 'Marked resolved, but the flyer is unchanged'],
  [PLACE, false, [], 'Not resolved: the flyer is unchanged'],
])('%j, resolved %s, with changes of %j: %s', (anchor, is_resolved, keys, sentence) => {
  const differences = keys.map((key) => ({ key }));
  expect(formatMarkState(toMarkState({ anchor }, { is_resolved, note: '' }, differences), anchor)).toBe(
    sentence,
  );
});

it('a mark without a resolution is unresolved', () => {
  expect(toMarkState({ anchor: HEADLINE }, undefined, [])).toEqual({
    isResolved: false,
    note: '',
    isUnchanged: true,
  });
});
