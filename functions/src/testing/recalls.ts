import type { CallableInput } from '@brokerage/domain/callables';
import { withDates } from '@brokerage/domain/collections/withDates';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { type Recall, recallSchema } from '@brokerage/domain/recall/recall';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { nanoid } from 'nanoid';
import { firestore } from './emulator.ts';
import { type FlyerWorld, sampleSnapshot } from './flyers.ts';

export const RECALL_REASON = 'The rate on it was wrong';

/** Creates approved flyers in a flyer world, and reads what recalls do to them. */
export function recallWorld(world: FlyerWorld) {
  const { tenantId } = world;

  return {
    /** An approved flyer of the owner, written without the functions. */
    async live(changes: Partial<Omit<Flyer, 'snapshot'>> = {}): Promise<string> {
      const id = changes.id ?? nanoid(21);
      const now = new Date();
      await world.put(id, {
        status: 'approved',
        snapshot: sampleSnapshot(),
        approved_at: now,
        approved_revision: 3,
        ...changes,
      });
      return id;
    },
    /** Input of a call. */
    ask: (criterion: RecallCriterion, changes: Partial<CallableInput<'start-recall'>> = {}) => ({
      id: nanoid(21),
      criterion,
      reason: RECALL_REASON,
      ...changes,
    }),
    async recall(id: string): Promise<Recall> {
      const record = await firestore.doc(paths.recalls.one(tenantId, id)).get();
      return recallSchema.parse(withDates(record.data() ?? {}));
    },
    statusOf: async (id: string) => (await world.flyer(id)).status,
    /** Everything that a recall writes about a flyer. */
    async written(id: string) {
      const [{ status, recall_id, step_count }, history, audits, notices] = await Promise.all([
        world.flyer(id),
        world.history(id),
        world.audits(id),
        firestore.collection(paths.notices.all(tenantId)).where('flyer_id', '==', id).get(),
      ]);
      return {
        status,
        recall_id,
        step_count,
        history: history.map(({ action }) => action),
        audits: audits.map(({ action }) => action as string),
        notices: notices.docs.map((one) => one.get('kind') as string),
      };
    },
  };
}
