import { formatCheck } from '@brokerage/domain/finding/checkNames';
import { type Finding, findingSchema } from '@brokerage/domain/finding/finding';
import { paths } from '@brokerage/domain/paths';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { collection, type Firestore, orderBy, where } from 'firebase/firestore';
import { formatCapped } from '../../../lib/format/formatCapped.ts';
import { mapListener, subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import type { Documents, Subscribe } from '../../../lib/live-data/useLiveData.ts';
import { findingPath } from '../../../lib/routes/findingPaths.ts';
import type { TaskList } from '../taskList.ts';

/** Maximum number read. */
const LIMIT = 21;

const shownSchema = findingSchema.pick({ id: true, title: true, check: true, views: true });
type ShownFinding = Pick<Finding, 'id' | 'title' | 'check' | 'views'>;

/** Returns the findings with their descriptions and the flyers' view counts. */
export const toFindingTasks = ({ items, unreadable }: Documents<ShownFinding>): TaskList => ({
  count: formatCapped(items.length, LIMIT),
  unreadable,
  items: items.map(({ id, title, check, views }) => ({
    id,
    title,
    detail: `${formatCheck(check)}. ${pluralize(views, 'view')} in 30 days`,
    actions: [{ label: 'Open', name: `Open the finding on ${title}`, path: findingPath(id) }],
  })),
});

/** Subscribes to a company's open findings, most viewed flyers first. */
export function subscribeFindings(firestore: Firestore, tenantId: string): Subscribe<TaskList> {
  const open = listQuery(
    collection(firestore, paths.findings.all(tenantId)),
    LIMIT,
    where('status', '==', 'open'),
    orderBy('views', 'desc'),
    orderBy('applications', 'desc'),
  );
  return mapListener(subscribeQuery(open, shownSchema), toFindingTasks);
}
