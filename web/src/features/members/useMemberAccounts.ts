import { chunks } from '@brokerage/domain/collections/chunks';
import { MAX_ACCOUNTS, type MemberAccount } from '@brokerage/domain/member/memberCallables';
import { useMemo } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useAsync } from '../../lib/useAsync.ts';

interface Accounts {
  status: 'loading' | 'failed' | 'ready';
  byUid: ReadonlyMap<string, MemberAccount>;
  reload: () => void;
}

const NO_ACCOUNTS: ReadonlyMap<string, MemberAccount> = new Map();

/**
 * Returns the data that only Auth has about these members; `uids` is undefined until the team has loaded. Loads again when `cause` changes
 * and on reload, keeping earlier accounts until the response arrives.
 */
export function useMemberAccounts(uids: readonly string[] | undefined, cause: string | undefined): Accounts {
  const key = uids && JSON.stringify(uids);
  const load = useMemo(
    () => (key === undefined ? undefined : () => loadAccounts(JSON.parse(key) as string[])),
    [key],
  );
  const { latest, error, retry } = useAsync(load, cause);
  const known = latest ? 'ready' : 'loading';
  return { status: error === undefined ? known : 'failed', byUid: latest ?? NO_ACCOUNTS, reload: retry };
}

/** Loads this many members per call. */
async function loadAccounts(uids: readonly string[]): Promise<Accounts['byUid']> {
  const parts = [...chunks(uids, MAX_ACCOUNTS)];
  const pages = await Promise.all(
    parts.map((part) => callFunction('list-member-accounts', { uids: [...part] })),
  );
  return new Map(pages.flatMap(({ accounts }) => accounts).map((account) => [account.uid, account]));
}
