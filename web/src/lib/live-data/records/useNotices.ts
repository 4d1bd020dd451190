import { NOTICE_LIMIT } from '@brokerage/domain/flyer/record/flyerNotice';
import { type Notice, noticeSchema } from '@brokerage/domain/notice';
import { paths } from '@brokerage/domain/paths';
import { useCallback, useMemo } from 'react';
import { subscribePlainQuery } from '../subscribeLazily.ts';
import { type Documents, type Live, useLiveData } from '../useLiveData.ts';

interface Notices {
  live: Live<Documents<Notice>>;
  /** Marks the notices as read; rejects like Firestore does. */
  markRead: (ids: readonly string[]) => Promise<void>;
}

/** Returns a person's notices, newest first, live. The rules reject a query without this limit. */
export function useNotices(tenantId: string, uid: string): Notices {
  const listen = useMemo(
    () =>
      subscribePlainQuery(
        {
          collection: paths.notices.all(tenantId),
          where: [['to_user_id', '==', uid]],
          orderBy: ['created_at', 'desc'],
          limit: NOTICE_LIMIT,
        },
        noticeSchema,
      ),
    [tenantId, uid],
  );
  const markRead = useCallback(
    async (ids: readonly string[]) => {
      const { markNoticesRead } = await import('./markNoticesRead.ts');
      await markNoticesRead(tenantId, ids);
    },
    [tenantId],
  );
  return { live: useLiveData(listen), markRead };
}
