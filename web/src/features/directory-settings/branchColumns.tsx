import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { stateName } from '../../lib/format/stateName.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import type { DataColumn } from '../../ui/table/DataColumn.ts';

function branchState({ is_closed, is_hidden }: BranchRecord): { label: string; tone: StatusTone } {
  if (is_closed) return { label: 'Closed', tone: 'default' };
  return is_hidden ? { label: 'Hidden', tone: 'warning' } : { label: 'On the website', tone: 'success' };
}

/** The columns of the list of branches. It isn't sortable: its order is the website's. */
export const branchColumns = (branches: readonly BranchRecord[]): DataColumn<BranchRecord>[] => [
  {
    id: 'name',
    label: 'Branch',
    isTitle: true,
    cell: ({ name }) => name,
    subtitle: ({ address }) => address,
    minWidth: 240,
  },
  { id: 'state', label: 'State', cell: ({ state }) => stateName(state) },
  { id: 'license', label: 'License', cell: ({ licenseNumber }) => licenseNumber },
  { id: 'manager', label: 'Manager', cell: ({ manager }) => manager },
  {
    id: 'status',
    label: 'Status',
    inCard: 'badge',
    cell: (branch) => <StatusChip {...branchState(branch)} />,
  },
  {
    id: 'successor',
    label: 'Taken over by',
    cell: ({ successor_id }) => branches.find(({ id }) => id === successor_id)?.name ?? '–',
    isOptional: true,
  },
];
