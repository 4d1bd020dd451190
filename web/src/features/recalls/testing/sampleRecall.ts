import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { type Recall, recallSchema } from '@brokerage/domain/recall/recall';

export const AT = new Date('2026-11-20T15:00:00Z');
export const ID = 'recall-number-0000001';

/** Returns a finished recall of a template's flyers, with changes applied. */
export const recall = (changes: Partial<Recall> = {}): Recall =>
  recallSchema.parse({
    id: ID,
    tenant_id: 'larkfield',
    criterion: { by: 'template', template_id: 't1', template_version_id: null },
    subject: 'Weekly Rates',
    reason: 'The rate on it was wrong',
    status: 'done',
    failed_at: null,
    by: { user_id: 'ines', name: 'Ines Ortega' },
    started_at: AT,
    finished_at: AT,
    updated_at: AT,
    found: { flyers: 3, links: 4, prints: 2, views: 1200, is_at_least: false },
    recalled: 3,
    told_user_ids: ['ana'],
    work: { slice: 1, pass: 'first', after: null, lease_until: AT },
    undo: null,
    request_digest: 'x',
    ...changes,
  });
/** A flyer that it took off its links. */
export const recalledFlyer: Flyer = flyerSchema.parse({
  id: 'f1',
  template_id: 't1',
  template_version_id: 't1-v1',
  title: 'Rates on Monday',
  owner_user_id: 'ana',
  tenant_id: 'larkfield',
  data: {},
  status: 'recalled',
  recall_id: ID,
  reason: null,
  created_at: AT,
  updated_at: AT,
});
