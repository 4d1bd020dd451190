import type { MemberAccount } from '@brokerage/domain/member/memberCallables';
import { useCallback, useEffect, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';

interface Accounts {
  status: 'loading' | 'failed' | 'ready';
  of: ReadonlyMap<string, MemberAccount>;
  reload: () => void;
}

const NOTHING: ReadonlyMap<string, MemberAccount> = new Map();

/**
 * What only Auth knows of the team. Asked anew when `team` changes (undefined: not yet) and on reload; what was
 * known stays until the answer is there.
 */
export function useMemberAccounts(team: string | undefined): Accounts {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<Accounts, 'status' | 'of'>>({ status: 'loading', of: NOTHING });
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (team === undefined) return;
    let isOver = false;
    callFunction('list-member-accounts', {}).then(
      ({ accounts }) => {
        if (!isOver) setState({ status: 'ready', of: new Map(accounts.map((one) => [one.uid, one])) });
      },
      () => {
        if (!isOver) setState(({ of }) => ({ status: 'failed', of }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [team, attempt]);
  return { ...state, reload };
}
