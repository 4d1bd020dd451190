import type { Fact } from '@brokerage/domain/programs/fact';
import { type FactId, facts } from '@brokerage/domain/programs/facts';
import { formatDay } from '@brokerage/domain/schedule/formatDay';

/** Returns who publishes a figure, and since when it holds; where nothing says so, when it was last checked. */
export function formatSource(id: FactId): string {
  const { source, effective, checked }: Fact = facts[id];
  return effective === undefined
    ? `${source}, as of ${formatDay(checked)}`
    : `${source}, in effect since ${formatDay(effective)}`;
}
