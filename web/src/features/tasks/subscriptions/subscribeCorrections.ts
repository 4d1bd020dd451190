import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { collection, type Firestore, orderBy, where } from 'firebase/firestore';
import { formatCapped } from '../../../lib/format/formatCapped.ts';
import { mapListener, subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import type { Documents, Subscribe } from '../../../lib/live-data/useLiveData.ts';
import type { TaskList } from '../taskList.ts';

/** Maximum number read. */
const LIMIT = 11;

const askedSchema = flyerFieldsSchema.pick({
  id: true,
  title: true,
  correction_id: true,
  correction_request: true,
});
type AskedFlyer = Pick<Flyer, 'id' | 'title' | 'correction_id' | 'correction_request'>;

/** Returns the flyers to correct with the requested changes; links to the correction if one has been started. */
export const toCorrectionTasks = ({ items, unreadable }: Documents<AskedFlyer>): TaskList => ({
  count: formatCapped(items.length, LIMIT),
  unreadable,
  items: items.map(({ id, title, correction_id, correction_request: request }) => ({
    id,
    title,
    detail: request ? `${request.by_name}: ${request.messages.join(' ')}` : '',
    actions: [
      {
        label: correction_id === null ? 'Open' : 'Continue',
        name: `${correction_id === null ? 'Open' : 'Continue correcting'} ${title}`,
        path: flyerPath(correction_id ?? id),
      },
    ],
  })),
});

/** Subscribes to the user's own flyers with a requested correction, latest request first. */
export function subscribeCorrections(
  firestore: Firestore,
  tenantId: string,
  uid: string,
): Subscribe<TaskList> {
  const requested = listQuery(
    collection(firestore, paths.flyers.all(tenantId)),
    LIMIT,
    where('owner_user_id', '==', uid),
    where('correction_request.at', '>', new Date(0)),
    orderBy('correction_request.at', 'desc'),
  );
  return mapListener(subscribeQuery(requested, askedSchema), toCorrectionTasks);
}
