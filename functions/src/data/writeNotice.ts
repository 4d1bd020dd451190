import type { Notice } from '@brokerage/domain/notice';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from './db.ts';

type Addressed = 'id' | 'tenant_id' | 'to_user_id' | 'created_at' | 'read_at';
type WithoutAddress<Kind> = Kind extends Notice ? Omit<Kind, Addressed> : never;
/** Content of a notice of any kind. */
export type NoticeContent = WithoutAddress<Notice>;

interface NoticeAddress {
  tenantId: string;
  /** Uid of the member who gets the notice. */
  to: string;
  now: Date;
  /** Id for a notice that replaces an earlier one with the same id, such as when work is repeated. If left out, creates a new notice. */
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
