import type { CallableInput, CallableOutput } from '@brokerage/domain/callables';
import { useEffect, useState } from 'react';
import { callFunction } from '../firebase/callFunction.ts';

export type LiveLinkCount = CallableOutput<'count-live-links'>;

/** Counts the live links of a flyer or of a member's flyers, once; nothing is asked without either. */
export function useLiveLinkCount(
  of: CallableInput<'count-live-links'> | undefined,
): LiveLinkCount | 'loading' | 'failed' {
  const [count, setCount] = useState<LiveLinkCount | 'loading' | 'failed'>('loading');
  const key = of && JSON.stringify(of);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    callFunction('count-live-links', JSON.parse(key) as CallableInput<'count-live-links'>).then(
      (answer) => !isOver && setCount(answer),
      () => !isOver && setCount('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return count;
}
