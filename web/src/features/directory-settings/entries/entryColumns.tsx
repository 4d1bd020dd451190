import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { type EntryState, entryState, missingEntryFields } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { Box, Link, Typography } from '@mui/material';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import type { StatusTone } from '../../../lib/format/StatusTone.ts';
import { BreakableEmail } from '../../../ui/BreakableEmail.tsx';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';

/** Labels of an entry's states. */
export const ENTRY_STATES: Record<EntryState, { label: string; tone: StatusTone }> = {
  listed: { label: 'On the website', tone: 'success' },
  unlisted: { label: 'Not listed', tone: 'warning' },
  left: { label: 'Left', tone: 'default' },
};

/** Returns the next step for an entry that isn't on the website. */
export function nextStep(entry: OfficerRecord): string | undefined {
  const state = entryState(entry);
  if (state === 'listed') return undefined;
  if (state === 'left') return 'No longer works here';
  const missing = missingEntryFields(entry);
  return missing.length === 0 ? 'Ready to list' : `Missing: ${missing.join(', ')}`;
}

/** The entry's state, and the next step. */
function StateCell({ entry }: { entry: OfficerRecord }) {
  const next = nextStep(entry);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusChip {...ENTRY_STATES[entryState(entry)]} />
      {next && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {next}
        </Typography>
      )}
    </Box>
  );
}

/** Returns the columns of the list of entries. */
export const entryColumns = (branches: readonly BranchRecord[]): DataColumn<OfficerRecord>[] => {
  const branchName = ({ branchId }: OfficerRecord) =>
    branches.find(({ id }) => id === branchId)?.name ?? (branchId || 'No branch');
  return [
    {
      id: 'name',
      label: 'Loan officer',
      isTitle: true,
      cell: ({ name }) => name,
      subtitle: ({ title }) => title,
      picture: ({ id, photo }) => <OfficerPortrait id={id} photo={photo} size={32} />,
      sortValue: ({ name }) => name,
      minWidth: 200,
    },
    { id: 'branch', label: 'Branch', cell: branchName, sortValue: branchName },
    { id: 'nmls', label: 'NMLS', cell: ({ nmls }) => nmls || '–', sortValue: ({ nmls }) => nmls },
    {
      id: 'contact',
      label: 'Phone',
      cell: ({ phone }) =>
        phone === '' ? (
          '–'
        ) : (
          <Link href={phoneLink(phone)} color="inherit" underline="hover" sx={{ whiteSpace: 'nowrap' }}>
            {formatUsPhone(phone)}
          </Link>
        ),
      shownFrom: 900,
    },
    {
      id: 'email',
      label: 'Email',
      cell: ({ email }) => (
        <Link href={mailLink(email)} color="inherit" underline="hover">
          <BreakableEmail email={email} />
        </Link>
      ),
      shownFrom: 1000,
    },
    {
      id: 'state',
      label: 'Status',
      inCard: 'badge',
      cell: (entry) => <StateCell entry={entry} />,
      sortValue: (entry) => `${ENTRY_STATES[entryState(entry)].label} ${nextStep(entry) ?? ''}`,
      minWidth: 150,
    },
  ];
};
