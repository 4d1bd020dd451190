import type { Member } from '@brokerage/domain/member/member';

/** What a reassignment's slice has read in its transaction. */
export interface SliceContext {
  /** The deactivated member. */
  from: Member;
  /** Who takes over. Null: submissions go to the General team, and links stay. */
  to: Member | null;
  /** Who requested it. They had the right then, and what they started is finished. */
  by: { user_id: string; name: string };
  now: Date;
}

/** A batch of records that a slice has read, and what changes them after all reads. */
export interface PreparedBatch {
  size: number;
  write: () => void;
}
