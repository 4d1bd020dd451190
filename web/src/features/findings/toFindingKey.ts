import type { Finding } from '@brokerage/domain/finding/finding';

/** Returns which finding a request is about, as the dialog shows it: the server rejects a request about an older state. */
export const toFindingKey = ({ id, revision, check_version }: Finding) => ({ id, revision, check_version });
