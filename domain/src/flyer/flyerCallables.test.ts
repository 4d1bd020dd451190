import { describe, expect, it } from 'vitest';
import { flyerCallables } from './flyerCallables.ts';

const ID = 'V1StGXR8_Z5jdHi6B-myT';
type Name = keyof typeof flyerCallables;
const accepts = (name: Name, input: unknown) => flyerCallables[name].input.safeParse(input).success;

describe('flyerCallables', () => {
  it.each<[Name, unknown]>([
    ['create-flyer', { id: ID, template_id: 'open-house', title: ' Sunday ', realtor_id: null }],
    ['create-flyer', { id: ID, template_id: 'open-house', title: 'Sunday', realtor_id: 'r1' }],
    ['submit-flyer', { id: ID, revision: 3 }],
    ['review-flyer', { decision: 'approve', id: ID, revision: 3 }],
    ['review-flyer', { decision: 'reject', id: ID, revision: 3, reason: 'No APR' }],
    [
      'review-flyer',
      {
        decision: 'reject',
        id: ID,
        revision: 3,
        reason: 'No APR',
        marks: [{ id: ID, anchor: { kind: 'place', page: 1, x: 0, y: 1 }, text: 'APR' }],
      },
    ],
    ['resolve-flyer-mark', { id: ID, revision: 3, mark_id: ID, is_resolved: true, note: '' }],
    ['withdraw-flyer', { id: 'flyer-low-rates' }],
    ['revise-flyer', { id: ID }],
    ['archive-flyer', { id: ID }],
    ['update-flyer-version', { id: ID, revision: 1, version_id: ID }],
    ['correct-flyer', { id: ID, new_id: ID }],
    ['duplicate-flyer', { id: ID, new_id: ID, title: 'Copy' }],
    ['render-pdf', { instanceId: ID }],
  ])('%s accepts %j', (name, input) => expect(accepts(name, input)).toBe(true));

  it.each<[Name, unknown]>([
    ['create-flyer', { id: ID, template_id: 'open-house', title: '  ', realtor_id: null }],
    ['create-flyer', { id: 'short', template_id: 'open-house', title: 'x', realtor_id: null }],
    ['create-flyer', { id: ID, template_id: 'a/b', title: 'x', realtor_id: null }],
    ['create-flyer', { id: ID, template_id: 'a', title: 'x', realtor_id: null, tenant_id: 'harborview' }],
    ['create-flyer', { id: ID, template_id: 'a', title: 'x'.repeat(201), realtor_id: null }],
    ['submit-flyer', { id: ID }],
    ['submit-flyer', { id: ID, revision: 0 }],
    ['submit-flyer', { id: ID, revision: 1, status: 'approved' }],
    ['review-flyer', { decision: 'approve', id: ID }],
    ['review-flyer', { decision: 'reject', id: ID, revision: 1, reason: ' \n ' }],
    ['review-flyer', { decision: 'reject', id: ID, revision: 1, reason: 'x'.repeat(2001) }],
    ['review-flyer', { decision: 'seal', id: ID, revision: 1 }],
    ['render-pdf', { instanceId: '' }],
  ])('%s rejects %j', (name, input) => expect(accepts(name, input)).toBe(false));

  it('requires a title', () => {
    const { error } = flyerCallables['create-flyer'].input.safeParse({
      id: ID,
      template_id: 'a',
      title: '',
      realtor_id: null,
    });
    expect(error?.issues[0]?.message).toBe('Please enter a title for your flyer');
  });
});
