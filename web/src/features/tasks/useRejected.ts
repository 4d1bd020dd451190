import type { Live } from '../../lib/live-data/documents.ts';
import { editFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { countWord, mapLive, type TaskList } from './taskList.ts';
import { REJECTED_LIMIT, useRejectedFlyers } from './useRejectedFlyers.ts';

/** One's own rejected flyers: what was rejected last comes first. */
export function useRejected(): Live<TaskList> {
  const { user, member } = useSignedIn();
  return mapLive(useRejectedFlyers(member.tenant_id, user.uid), ({ items, unreadable }) => ({
    count: countWord(items.length, REJECTED_LIMIT),
    unreadable,
    items: items
      .toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime())
      .map(({ id, title, reason }) => ({
        id,
        title,
        detail: `Reason: ${reason ?? 'none was given'}`,
        actions: [{ label: 'Revise', name: `Revise ${title}`, path: editFlyerPath(id) }],
      })),
  }));
}
