import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/** One's own record, live; undefined when it can't be read. */
export const useProfile = (uid: string): Live<UserRole | undefined> =>
  useDocument(paths.userRole(uid), userRoleSchema);
