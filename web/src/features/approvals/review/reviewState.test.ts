import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStep } from '@brokerage/domain/flyer/record/flyerFields';
import type { FlyerActor } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';
import { toReviewState } from './reviewState.ts';

const AT = new Date(2026, 10, 26, 16, 30);
const waiting = flyerSchema.parse({
  id: 'spring',
  template_id: 'open-house',
  template_version_id: 'open-house-v2',
  title: 'Spring open house',
  owner_user_id: 'ana',
  tenant_id: 'larkfield',
  data: {},
  status: 'pending_approval',
  revision: 3,
  reason: null,
  created_at: AT,
  updated_at: AT,
});
const naomi: FlyerActor = {
  user_id: 'naomi',
  tenant_id: 'larkfield',
  is_administrator: true,
  may_review: true,
  may_recall: true,
};
const memberNames = new Map([['omar', 'Omar Said']]);
const toState = (stored: Flyer, { shown = waiting, actor = naomi } = {}) =>
  toReviewState(shown, stored, actor, memberNames);

const step = (changes: Partial<FlyerStep> = {}): FlyerStep => ({
  n: 4,
  revision: 3,
  action: 'approved',
  by_user_id: 'omar',
  by_name: null,
  at: AT,
  reason: null,
  ...changes,
});
const decided = (changes?: Partial<FlyerStep>): Flyer => ({
  ...waiting,
  status: 'approved',
  last_step: step(changes),
});

it('is open to a reviewer while the displayed revision is pending', () => {
  expect(toState(waiting)).toEqual({ kind: 'open' });
});

it('can’t be decided by its owner or by someone who may not review', () => {
  const owner = { ...naomi, user_id: 'ana' };
  expect(toState(waiting, { actor: owner })).toEqual({
    kind: 'own',
    message: errorCatalog['flyer-own-review'].sentence,
  });
  const marketing = { ...naomi, may_review: false };
  expect(toState(waiting, { actor: marketing })).toMatchObject({ kind: 'own' });
});

it('has changed when it’s pending again with another revision or end date', () => {
  expect(toState({ ...waiting, revision: 4 })).toMatchObject({ kind: 'changed' });
  expect(toState(waiting, { shown: { ...waiting, status: 'rejected' } })).toMatchObject({ kind: 'changed' });
});

describe('a flyer that is no longer pending names who did what', () => {
  const message = (stored: Flyer) => {
    const state = toState(stored);
    return state.kind === 'closed' ? state.message : state.kind;
  };
  const when = () => `(${formatMoment(AT)}).`;

  it('by the member’s current name, the former one, or none', () => {
    expect(message(decided())).toBe(`Omar Said approved this flyer ${when()}`);
    expect(message(decided({ by_user_id: 'gone', by_name: 'Gus Gone' }))).toBe(
      `Gus Gone approved this flyer ${when()}`,
    );
    expect(message(decided({ by_user_id: 'gone' }))).toBe(`Someone approved this flyer ${when()}`);
  });

  it('as “you” for the reader', () => {
    expect(message(decided({ by_user_id: 'naomi' }))).toBe(`You approved this flyer ${when()}`);
    expect(message(decided({ by_user_id: 'naomi', action: 'revised' }))).toBe(
      `You are revising this flyer ${when()}`,
    );
    expect(message(decided({ action: 'revised' }))).toBe(`Omar Said is revising this flyer ${when()}`);
  });

  it('with its reason', () => {
    const rejected = decided({ action: 'rejected', reason: 'The rate is missing its APR.' });
    expect(message({ ...rejected, status: 'rejected' })).toBe(
      `Omar Said rejected this flyer ${when()} Reason: The rate is missing its APR.`,
    );
  });

  it('or only that it isn’t pending, without stored details', () => {
    expect(message({ ...decided(), last_step: null })).toBe('This flyer isn’t waiting for approval.');
  });
});
