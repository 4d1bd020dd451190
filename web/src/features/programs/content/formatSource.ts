import type { Fact } from '@brokerage/domain/programs/fact';
import { type FactId, facts } from '@brokerage/domain/programs/facts';
import { formatDay } from '@brokerage/domain/schedule/formatDay';

/** Returns a figure's publisher and its effective date, or the date it was last checked if no effective date is known. */
export function formatSource(id: FactId): string {
  const { source, effective, checked }: Fact = facts[id];
  return effective === undefined
    ? `${source}, as of ${formatDay(checked)}`
    : `${source}, in effect since ${formatDay(effective)}`;
}
