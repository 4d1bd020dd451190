import { NOTICE_LIMIT } from '@brokerage/domain/flyer/flyerNotice';
import { type Notice, noticeSchema } from '@brokerage/domain/notice';
import { paths } from '@brokerage/domain/paths';
import { collection, doc, orderBy, serverTimestamp, where, writeBatch } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../documents.ts';
import { listQuery } from '../listQuery.ts';

interface Notices {
  live: Live<Documents<Notice>>;
  /** Marks them as read now; rejects as Firestore does. */
  markRead: (ids: readonly string[]) => Promise<void>;
}

/** What a person was told, newest first, live. The rules refuse a query without this limit. */
export function useNotices(tenantId: string, uid: string): Notices {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.notices.all(tenantId));
    const own = [where('to_user_id', '==', uid), orderBy('created_at', 'desc')];
    return subscribeQuery(listQuery(all, NOTICE_LIMIT, ...own), noticeSchema);
  }, [firestore, tenantId, uid]);
  const markRead = useCallback(
    (ids: readonly string[]) => {
      const batch = writeBatch(firestore);
      for (const id of ids) {
        batch.update(doc(firestore, paths.notices.one(tenantId, id)), { read_at: serverTimestamp() });
      }
      return batch.commit();
    },
    [firestore, tenantId],
  );
  return { live: useLiveData(listen), markRead };
}
