import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { flyerFieldsSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { collection, type Firestore, orderBy, where } from 'firebase/firestore';
import { formatCapped } from '../../../lib/format/formatCapped.ts';
import { companyDayStart } from '../../../lib/format/time/companyTime.ts';
import { formatValidity } from '../../../lib/format/time/formatValidity.ts';
import { mapListener, subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import type { Documents, Subscribe } from '../../../lib/live-data/useLiveData.ts';
import type { TaskList } from '../taskList.ts';

/** Maximum number read. */
const LIMIT = 11;
/** How many days before its end and after it a flyer is listed. */
const DAYS_AHEAD = 2;
const DAYS_AFTER = 14;

const endingFlyerSchema = flyerFieldsSchema.pick({ id: true, title: true, status: true, valid_until: true });
type EndingFlyer = Pick<Flyer, 'id' | 'title' | 'status' | 'valid_until'>;

/** Returns the flyers with their last day. */
export const toEndingTasks = ({ items, unreadable }: Documents<EndingFlyer>, now: Date): TaskList => ({
  count: formatCapped(items.length, LIMIT),
  unreadable,
  items: items.map((flyer) => ({
    id: flyer.id,
    title: flyer.title,
    detail: formatValidity(flyer, now)?.label ?? '',
    actions: [{ label: 'Open', name: `Open ${flyer.title}`, path: flyerPath(flyer.id) }],
  })),
});

/** Subscribes to the user's own approved flyers whose last day is at most 2 days in the future or 14 days in the past, latest end first. */
export function subscribeEndingFlyers(
  firestore: Firestore,
  tenantId: string,
  uid: string,
  today: string,
): Subscribe<TaskList> {
  const ending = listQuery(
    collection(firestore, paths.flyers.all(tenantId)),
    LIMIT,
    where('owner_user_id', '==', uid),
    where('status', '==', 'approved'),
    where('valid_until', '>', companyDayStart(shiftDate(today, -DAYS_AFTER))),
    where('valid_until', '<=', companyDayStart(shiftDate(today, DAYS_AHEAD + 1))),
    orderBy('valid_until', 'desc'),
  );
  return mapListener(subscribeQuery(ending, endingFlyerSchema), (flyers) =>
    toEndingTasks(flyers, new Date()),
  );
}
