import { type AuditRecord, auditRecordSchema } from '@brokerage/domain/audit/auditRecord';
import type { FirestoreError, QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { type Page, readPage } from '../../lib/documents.ts';
import type { AuditFilter } from './auditFilter.ts';
import { auditQuery, PAGE_SIZE } from './auditQuery.ts';

type AuditPage = Page<AuditRecord>;
type Read = (after: QueryDocumentSnapshot | undefined) => Promise<AuditPage>;

interface Loaded {
  read: Read;
  attempt: number;
  pages: readonly AuditPage[];
  error?: FirestoreError;
  /** How loading older ones goes. */
  older?: 'loading' | 'failed';
}

/** The records of a filter, newest first, page by page. Read once: a log must not move under the reader's eyes. */
export function useAuditRecords(tenantId: string, { person, entity, kind, from, to }: AuditFilter) {
  const firestore = useFirestore();
  const read = useCallback<Read>(
    (after) =>
      readPage(auditQuery(firestore, tenantId, { person, entity, kind, from, to }, after), auditRecordSchema),
    [firestore, tenantId, person, entity, kind, from, to],
  );
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<Loaded>();

  useEffect(() => {
    let isOver = false;
    read(undefined).then(
      (page) => {
        if (!isOver) setLatest({ read, attempt, pages: [page] });
      },
      (error: FirestoreError) => {
        if (!isOver) setLatest({ read, attempt, pages: [], error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [read, attempt]);

  const reload = () => setAttempt(attempt + 1);
  // What another filter found says nothing about this one.
  if (latest?.read !== read || latest.attempt !== attempt) return { status: 'loading', reload } as const;
  const { pages, error, older } = latest;
  if (error) return { status: 'failed', error, reload } as const;

  const last = pages.at(-1);
  async function showOlder() {
    setLatest({ read, attempt, pages, older: 'loading' });
    const isStill = (now: Loaded | undefined) => now?.read === read && now.attempt === attempt;
    try {
      const page = await read(last?.last);
      setLatest((now) => (isStill(now) ? { read, attempt, pages: [...pages, page] } : now));
    } catch {
      setLatest((now) => (isStill(now) ? { read, attempt, pages, older: 'failed' } : now));
    }
  }
  return {
    status: 'ready',
    records: pages.flatMap(({ items }) => items),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    hasOlder: last !== undefined && last.items.length + last.unreadable === PAGE_SIZE,
    older,
    showOlder,
    reload,
  } as const;
}
