import { SHORT_CODE } from '@brokerage/domain/link/shortCode';
import { routePaths } from '../../lib/routes/routePaths.ts';

const SHARED = routePaths.shared.replace(':shortCode', '');

/** The short code in the path of a shared page; undefined for other paths and for what can't be a code. */
export function sharedCodeIn(path: string): string | undefined {
  const code = path.startsWith(SHARED) ? path.slice(SHARED.length).replace(/\/$/, '') : '';
  return SHORT_CODE.test(code) ? code : undefined;
}
