import type { Notice } from '@brokerage/domain/notice';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from './db.ts';

type Addressed = 'id' | 'tenant_id' | 'to_user_id' | 'created_at' | 'read_at';
type WithoutAddress<Kind> = Kind extends Notice ? Omit<Kind, Addressed> : never;
/** What a notice says, of any kind. */
export type NoticeContent = WithoutAddress<Notice>;

interface NoticeAddress {
  tenantId: string;
  /** Uid of the member who gets the notice. */
  to: string;
  now: Date;
  /** Of a notice that takes the place of the one that has this id, as when the work is repeated. Left out: a new notice. */
  id?: string;
}

/** Writes an unread notice to one member. */
export function writeNotice(
  transaction: Transaction,
  { tenantId, to, now, id }: NoticeAddress,
  content: NoticeContent,
): void {
  const notices = db.notices(tenantId);
  const ref = id === undefined ? notices.doc() : notices.doc(id);
  const address = { id: ref.id, tenant_id: tenantId, to_user_id: to, created_at: now, read_at: null };
  transaction.set(ref, { ...content, ...address });
}
