import { expect, it } from 'vitest';
import { flyerCallables } from '../flyer/flyerCallables.ts';
import { shareCallables } from '../link/shareCallables.ts';
import {
  deactivateMemberInputSchema,
  memberInputSchema,
  updateMemberInputSchema,
} from '../member/memberCallables.ts';
import { templateCallables } from '../template/templateCallables.ts';

const OTHER = 'V1StGXR8_Z5jdHi6B-myT';
/** Every call that names a record by its id. */
const ACCEPTS: Record<string, (id: string) => boolean> = {
  'create-flyer template': (id) =>
    flyerCallables['create-flyer'].input.safeParse({
      id: OTHER,
      template_id: id,
      title: 'x',
      realtor_id: null,
    }).success,
  'create-flyer realtor': (id) =>
    flyerCallables['create-flyer'].input.safeParse({
      id: OTHER,
      template_id: 'a',
      title: 'x',
      realtor_id: id,
    }).success,
  'submit-flyer': (id) => flyerCallables['submit-flyer'].input.safeParse({ id, revision: 1 }).success,
  'review-flyer': (id) =>
    flyerCallables['review-flyer'].input.safeParse({ decision: 'approve', id, revision: 1 }).success,
  'withdraw-flyer': (id) => flyerCallables['withdraw-flyer'].input.safeParse({ id }).success,
  'resolve-flyer-mark': (id) =>
    flyerCallables['resolve-flyer-mark'].input.safeParse({
      id,
      revision: 1,
      mark_id: OTHER,
      is_resolved: true,
      note: '',
    }).success,
  'correct-flyer': (id) => flyerCallables['correct-flyer'].input.safeParse({ id, new_id: OTHER }).success,
  'update-flyer-version': (id) =>
    flyerCallables['update-flyer-version'].input.safeParse({ id, revision: 1, version_id: OTHER }).success,
  'duplicate-flyer': (id) =>
    flyerCallables['duplicate-flyer'].input.safeParse({ id, new_id: OTHER, title: 'x' }).success,
  'render-pdf': (id) => flyerCallables['render-pdf'].input.safeParse({ instanceId: id }).success,
  'publish-template': (id) =>
    templateCallables['publish-template'].input.safeParse({ id, revision: 1 }).success,
  'create-share-link': (id) =>
    shareCallables['create-share-link'].input.safeParse({
      instanceId: id,
      expiryDays: 7,
      utmParams: {},
      requestId: OTHER,
    }).success,
  member: (uid) => memberInputSchema.safeParse({ uid }).success,
  'hand over': (uid) => deactivateMemberInputSchema.safeParse({ uid: 'a', hand_over_to: uid }).success,
  branch: (id) => updateMemberInputSchema.safeParse({ uid: 'a', role: 'officer', branch_id: id }).success,
};

it.each(Object.entries(ACCEPTS))('%s accepts record ids and nothing else', (_name, accepts) => {
  const ids = ['a', 'open-house', OTHER, '__x', 'x__', '___', '.a', '...', 'é'.repeat(64), 'x'.repeat(100)];
  expect(ids.filter((id) => !accepts(id))).toEqual([]);
  const none = ['', '.', '..', '__x__', '____', '__\n__', 'a/b', '/', '\ud800', 'x'.repeat(129)];
  expect(none.filter(accepts)).toEqual([]);
});
