import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { type EntryState, entryState, missingFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import type { DataColumn } from '../../ui/table/DataColumn.ts';

/** What an entry's states are called. */
export const ENTRY_STATES: Record<EntryState, { label: string; tone: StatusTone }> = {
  listed: { label: 'Listed', tone: 'success' },
  unlisted: { label: 'Not listed', tone: 'warning' },
  left: { label: 'Left', tone: 'default' },
};

/** Says what an entry still needs, or that it can be listed. */
export function nextStep(entry: OfficerRecord): string {
  const state = entryState(entry);
  if (state === 'listed') return 'On the website';
  if (state === 'left') return 'No longer works here';
  const missing = missingFields(entry);
  return missing.length === 0 ? 'Ready to list' : `Missing: ${missing.join(', ')}`;
}

/** The columns of the list of entries. */
export const entryColumns = (branches: readonly BranchRecord[]): DataColumn<OfficerRecord>[] => {
  const branchName = ({ branchId }: OfficerRecord) =>
    branches.find(({ id }) => id === branchId)?.name ?? (branchId || 'No branch');
  return [
    {
      id: 'name',
      label: 'Loan officer',
      isTitle: true,
      cell: ({ name }) => name,
      subtitle: ({ title, nmls }) => (nmls === '' ? title : `${title}, NMLS #${nmls}`),
      picture: ({ name, photo }) => <Portrait name={name} photo={photo} size={40} />,
      sortValue: ({ name }) => name,
      minWidth: 240,
    },
    { id: 'branch', label: 'Branch', cell: branchName, sortValue: branchName },
    {
      id: 'state',
      label: 'Status',
      inCard: 'badge',
      cell: (entry) => <StatusChip {...ENTRY_STATES[entryState(entry)]} />,
      sortValue: (entry) => ENTRY_STATES[entryState(entry)].label,
    },
    {
      id: 'next',
      label: 'Website',
      cell: nextStep,
      sortValue: nextStep,
      minWidth: 180,
    },
  ];
};
