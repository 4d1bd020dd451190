import { REJECTED_LIMIT, useRejectedFlyers } from '../../features/flyers/useRejectedFlyers.ts';
import type { Live } from '../../lib/documents.ts';
import { editFlyerPath } from '../../lib/flyerPaths.ts';
import { useSignedIn } from '../../lib/useSession.ts';
import { countWord, mapLive, type Waiting } from './waiting.ts';

/** One's own rejected flyers: what was rejected last comes first. */
export function useRejected(): Live<Waiting> {
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
