import type { UserRole } from '@brokerage/domain/member/userRole';

/** What a slice of a reassignment knows, as its transaction has read it. */
export interface SliceContext {
  /** The deactivated member. */
  from: UserRole;
  /** Who takes over. Null: submissions go to the General team, and links stay. */
  to: UserRole | null;
  /** Who asked for it. They had the right then, and what they began is finished. */
  by: { user_id: string; name: string };
  now: Date;
}

/** Some records that a slice has read, and what changes them once all reads are done. */
export interface PreparedPage {
  size: number;
  write: () => void;
}
