import type { CallableInput, CallableOutput } from '@brokerage/domain/callables';
import { useEffect, useState } from 'react';
import { callFunction } from './callFunction.ts';

export type LiveLinkCount = CallableOutput<'count-live-links'>;

/** Counts the live links of a flyer or of a member's flyers, once. */
export function useLiveLinkCount(
  of: CallableInput<'count-live-links'>,
): LiveLinkCount | 'loading' | 'failed' {
  const [count, setCount] = useState<LiveLinkCount | 'loading' | 'failed'>('loading');
  const key = JSON.stringify(of);
  useEffect(() => {
    let isOver = false;
    callFunction('count-live-links', JSON.parse(key) as typeof of).then(
      (answer) => !isOver && setCount(answer),
      () => !isOver && setCount('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return count;
}
