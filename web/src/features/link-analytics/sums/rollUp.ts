import { addSums } from '@brokerage/domain/link/linkCount';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import type { LinkRow } from '../../../lib/links/linkRow.ts';

export type RollUpBy = 'officer' | 'template';
export const ROLL_UP_LABELS = { officer: 'Officer', template: 'Template' } as const;

/** Figures of the links of one officer, or to flyers of one template. */
export interface RollUp {
  key: string;
  name: string;
  links: number;
  sums: LinkSums;
}

/** Links added up by officer or template, by name. */
export function rollUp(rows: readonly LinkRow[], by: RollUpBy): RollUp[] {
  const keyOf = (row: LinkRow) => (by === 'officer' ? row.link.created_by_user_id : row.template);
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, some]) => ({
      key,
      name: some[0]?.[by] || 'Unknown',
      links: some.length,
      sums: addSums(some.map(({ sums }) => sums)),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
