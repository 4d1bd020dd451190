import type { Staff } from '../http/defineStaffCallable.ts';

/** STAND-IN until functions/src/flyers of the server worktree is merged: same path, name and signature. Drop it then. */
export function rendered(flyerId: string, _staff: Staff): Promise<{ url: string }> {
  return Promise.resolve({ url: `/flyer-pdf/${encodeURIComponent(flyerId)}` });
}
