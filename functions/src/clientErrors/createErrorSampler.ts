import type { ClientError } from '@brokerage/domain/clientError/reportClientError';
import { createMinuteLimit } from '../http/instanceRateLimit.ts';

/** Reports of one error that an instance logs per minute before it starts sampling. */
const WHOLE_PER_MINUTE = 5;
/** Beyond those, one error in this many is logged and represents all of them. */
const SAMPLE = 20;
/** Log lines per minute for all errors together, so that invented errors can't flood the log. */
const MAX_PER_MINUTE = 120;

const toFingerprint = ({ build, name, frames }: ClientError) => [build, name, frames[0]].join(' ');

/**
 * Returns a function that samples reports: 0 drops a report, any other number is how many reports its log line represents.
 * @param random returns a number from 0 up to 1, as Math.random does
 */
export function createErrorSampler(random: () => number = Math.random) {
  const isAmongFirst = createMinuteLimit(WHOLE_PER_MINUTE);
  const isWithinAll = createMinuteLimit(MAX_PER_MINUTE);
  return (report: ClientError, now: Date): number => {
    const isFirst = isAmongFirst(toFingerprint(report), now);
    if (!isFirst && random() >= 1 / SAMPLE) return 0;
    if (!isWithinAll('all', now)) return 0;
    return isFirst ? 1 : SAMPLE;
  };
}
