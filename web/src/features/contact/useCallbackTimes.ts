import { type CallbackSlot, callbackTimes } from '@brokerage/domain/schedule/callbackTimes';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { useMemo, useState } from 'react';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';

const NONE: readonly CallbackSlot[] = [];

/** Returns the times at which somebody with this schedule can call; none on the prerendered page, which doesn't know the day. */
export function useCallbackTimes(schedule: OfficeSchedule): readonly CallbackSlot[] {
  const isHydrated = useIsHydrated();
  const [opened] = useState(() => new Date());
  return useMemo(() => (isHydrated ? callbackTimes(opened, schedule) : NONE), [isHydrated, opened, schedule]);
}
