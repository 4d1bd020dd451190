import { describe, expect, it } from 'vitest';
import { isPartlyUndone, isRecallStalled, isUndoable, type Recall } from './recall.ts';
import { recallReasonSchema } from './recallCallables.ts';
import { isNamed, MAX_SELECTED, namedFlyerIds, recallCriterionSchema } from './recallCriterion.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const work = (lease_until: Date): Recall['work'] => ({ slice: 1, pass: 'first', after: null, lease_until });
const undo = (kept: number): Recall['undo'] => ({
  by: { user_id: 'ana', name: 'Ana Reyes' },
  at: NOW,
  reason: 'The rate was right after all',
  restored: 2,
  kept,
  passed_on: 0,
  told_user_ids: [],
  finished_at: NOW,
});
type State = Pick<Recall, 'status' | 'failed_at' | 'work' | 'undo'>;
const recall = (status: Recall['status'], changes: Partial<State> = {}): State => ({
  status,
  failed_at: null,
  work: work(minutesFromNow(5)),
  undo: null,
  ...changes,
});

describe('a recall that stopped early', () => {
  const overdue = work(minutesFromNow(-1));

  it.each(['running', 'undoing'] as const)(
    'is stalled while %s, after a failure or a missed slice',
    (status) => {
      expect(isRecallStalled(recall(status), NOW)).toBe(false);
      expect(isRecallStalled(recall(status, { work: overdue }), NOW)).toBe(true);
      expect(isRecallStalled(recall(status, { work: work(NOW) }), NOW)).toBe(true);
      expect(isRecallStalled(recall(status, { failed_at: NOW }), NOW)).toBe(true);
    },
  );

  it.each(['done', 'undone'] as const)('isn’t stalled once it’s %s, however old its lease', (status) => {
    expect(isRecallStalled(recall(status, { work: overdue, failed_at: NOW }), NOW)).toBe(false);
  });
});

describe('restoring a recall’s flyers', () => {
  it('waits until the recall is finished or abandoned', () => {
    expect(isUndoable(recall('running'), NOW)).toBe(false);
    expect(isUndoable(recall('running', { failed_at: NOW }), NOW)).toBe(true);
    expect(isUndoable(recall('done'), NOW)).toBe(true);
  });

  it('happens once, unless an undo kept some recalled', () => {
    expect(isUndoable(recall('undoing', { undo: undo(0), failed_at: NOW }), NOW)).toBe(false);
    expect(isUndoable(recall('undone', { undo: undo(0) }), NOW)).toBe(false);
    expect(isUndoable(recall('undone', { undo: undo(1) }), NOW)).toBe(true);
  });

  it('isn’t partial while it’s in progress', () => {
    expect(isPartlyUndone(recall('undoing', { undo: undo(1) }))).toBe(false);
    expect(isPartlyUndone(recall('undone', { undo: undo(1) }))).toBe(true);
    expect(isPartlyUndone(recall('undone'))).toBe(false);
  });
});

describe('a recall’s criteria', () => {
  it('contain each flyer once, sorted by id; a description contains none', () => {
    expect(namedFlyerIds({ by: 'selection', flyer_ids: ['c', 'a', 'c', 'B'] })).toEqual(['B', 'a', 'c']);
    expect(namedFlyerIds({ by: 'flyer', flyer_id: 'a' })).toEqual(['a']);
    expect(isNamed({ by: 'officer', user_id: 'ana' })).toBe(false);
  });

  const ids = (count: number) => Array.from({ length: count }, (_, index) => `flyer-${index}`);
  it.each([
    ['no flyers', { by: 'selection', flyer_ids: [] }],
    ['too many flyers', { by: 'selection', flyer_ids: ids(MAX_SELECTED + 1) }],
    ['a path for an id', { by: 'flyer', flyer_id: 'a/b' }],
    ['a template without saying which version', { by: 'template', template_id: 'open-house' }],
    ['an invalid state', { by: 'license', license_state: 'XX', license_officer_id: null }],
    ['two criteria at once', { by: 'officer', user_id: 'ana', realtor_id: 'rita' }],
    ['everything', { by: 'all' }],
  ])('can’t be %s', (_, criterion) => {
    expect(recallCriterionSchema.safeParse(criterion).success).toBe(false);
  });

  it('can contain as many flyers as fit, and every version of a template', () => {
    const all = { by: 'template', template_id: 'open-house', template_version_id: null };
    expect(recallCriterionSchema.parse(all)).toEqual(all);
    const max = { by: 'selection', flyer_ids: ids(MAX_SELECTED) };
    expect(recallCriterionSchema.safeParse(max).success).toBe(true);
  });
});

it('require a meaningful reason, trimmed of spaces', () => {
  const messages = (reason: string) =>
    recallReasonSchema.safeParse(reason).error?.issues.map(({ message }) => message);
  expect(messages('  short    ')).toEqual(['Reason must be at least 10 characters']);
  expect(messages('Wrong rate')).toBeUndefined();
  expect(messages('x'.repeat(1001))).toHaveLength(1);
});
