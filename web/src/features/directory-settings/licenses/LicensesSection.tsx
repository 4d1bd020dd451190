import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { License } from '@brokerage/domain/license/license';
import { isHeldBy, type LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { can } from '@brokerage/domain/member/roles';
import Add from '@mui/icons-material/Add';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  formatLicenseExpiry,
  formatLicenseKind,
  licenseBadge,
} from '../../../lib/format/names/licenseLabels.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { companyToday } from '../../../lib/format/time/companyTime.ts';
import type { ListData } from '../../../lib/live-data/useList.ts';
import { LICENSE_FIELDS, toHolderKey } from '../../../lib/routes/licensesPath.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { toRowId } from '../../../ui/table/toRowId.ts';
import { ExportDirectoryButton } from '../csv/ExportDirectoryButton.tsx';
import { LicenseDialog } from './LicenseDialog.tsx';
import { LicenseMenu } from './LicenseMenu.tsx';
import { HOLDER_KINDS, holderStates, useHolderName } from './licenseHolders.ts';
import { RecallSection } from './RecallSection.tsx';
import { RemoveLicenseDialog } from './RemoveLicenseDialog.tsx';
import type { LicenseFilter } from './useLicenses.ts';

/** Returns the columns of the list of licenses. */
const licenseColumns = (
  getHolderName: (holder: LicenseHolder) => string,
  today: string,
): DataColumn<License>[] => [
  {
    id: 'holder',
    label: 'Holder',
    isTitle: true,
    cell: (license) => getHolderName(license) || <Skeleton width={140} />,
    subtitle: ({ holder_kind }) => HOLDER_KINDS[holder_kind],
    sortValue: getHolderName,
    minWidth: 180,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => stateName(state),
    sortValue: ({ state }) => stateName(state),
  },
  { id: 'kind', label: 'Type', cell: formatLicenseKind, sortValue: formatLicenseKind, minWidth: 160 },
  { id: 'number', label: 'Number', cell: ({ number }) => number, sortValue: ({ number }) => number },
  {
    id: 'expires',
    label: 'Expires',
    kind: 'date',
    cell: formatLicenseExpiry,
    sortValue: ({ expires_on }) => expires_on ?? undefined,
  },
  {
    id: 'status',
    label: 'Status',
    inCard: 'badge',
    cell: (license) => <StatusChip {...licenseBadge(license, today)} />,
  },
];

type Open = { dialog: 'add' } | { dialog: 'edit' | 'remove'; id: string };

interface LicenseFiltersProps {
  /** Options: the holders in the list, and the selected one. */
  holders: readonly LicenseHolder[];
  getHolderName: (holder: LicenseHolder) => string;
  holder: LicenseHolder | undefined;
  onHolder: (key: string) => void;
  /** Two-letter codes to choose from. */
  states: readonly string[];
  state: string;
  onState: (state: string) => void;
}

/** Narrows down the list of licenses. */
function LicenseFilters(props: LicenseFiltersProps) {
  const { holders, getHolderName, holder, onHolder, states, state, onState } = props;
  const chosen = holder ? toHolderKey(holder) : '';
  const options = new Map(
    [...holders, ...(holder ? [holder] : [])].map((option) => [toHolderKey(option), option]),
  );
  return (
    <>
      <SelectField
        id="license-holder-filter"
        label="Holder"
        value={chosen}
        onChange={onHolder}
        none="All"
        options={[...options]
          .map(([key, option]) => [key, getHolderName(option) || 'Loading…'] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other))}
      />
      <SelectField
        id="license-state-filter"
        label="State"
        value={state}
        onChange={onState}
        none="All"
        options={[...new Set([...states, ...(state === '' ? [] : [state])])]
          .map((code) => [code, stateName(code)] as const)
          .toSorted(([, one], [, other]) => one.localeCompare(other))}
      />
    </>
  );
}

interface LicensesSectionProps {
  list: ListData<License>;
  filter: LicenseFilter;
  /** Sets a filter in the URL; '' clears it. */
  onNarrow: (field: string, value: string) => void;
  /** Clears both filters. */
  onShowAll: () => void;
  branches: readonly BranchRecord[];
  companyName: string;
}

/** The list of licenses, its actions, and the flyers of expired licenses. */
export function LicensesSection(props: LicensesSectionProps) {
  const { list, filter, onNarrow, onShowAll, branches, companyName } = props;
  const { member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const mayManage = can(member, 'licenses:manage');
  const [open, setOpen] = useState<Open>();
  const { items, more, unreadable } = list;
  const { holder, state } = filter;
  const today = companyToday();
  const holders = useMemo(() => [...holderStates(items), ...(holder ? [holder] : [])], [items, holder]);
  const getHolderName = useHolderName(tenantId, companyName, branches, holders);
  const rows = useMemo(
    () =>
      items.filter(
        (license) => (!holder || isHeldBy(license, holder)) && (state === '' || license.state === state),
      ),
    [items, holder, state],
  );
  const columns = useMemo(() => licenseColumns(getHolderName, today), [getHolderName, today]);
  const openId = open && 'id' in open ? open.id : undefined;
  const license = items.find(({ id }) => id === openId);
  const close = () => setOpen(undefined);
  const dialog = { tenantId, branches, getHolderName, onClose: close };
  const company: LicenseHolder = { holder_kind: 'company', holder_id: tenantId };
  const isAll = !holder && state === '';
  return (
    <Stack spacing={5}>
      <Box>
        <UnreadableAlert count={unreadable} noun="license" />
        <DataTable
          id="licenses"
          name="Licenses"
          label="Licenses"
          columns={columns}
          rows={rows}
          getRowId={toRowId}
          initialOrder={{ by: 'expires', direction: 'asc' }}
          tableFrom={900}
          isActionsLabelHidden
          {...(mayManage && { onOpen: ({ id }: License) => setOpen({ dialog: 'edit', id }) })}
          toolbarActions={
            mayManage && (
              <>
                <ExportDirectoryButton part="licenses" />
                <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'add' })}>
                  Add license
                </Button>
              </>
            )
          }
          filters={
            <LicenseFilters
              holders={holders}
              getHolderName={getHolderName}
              holder={holder}
              onHolder={(key) => onNarrow(LICENSE_FIELDS.holder, key)}
              states={items.map((license) => license.state)}
              state={state}
              onState={(code) => onNarrow(LICENSE_FIELDS.state, code)}
            />
          }
          empty={
            isAll ? (
              <EmptyState title="No licenses yet">
                {mayManage
                  ? 'Add your company’s licenses, then those of your branches and loan officers. Until then, your website and flyers use the license lines in Company Settings.'
                  : 'A super administrator can add them.'}
              </EmptyState>
            ) : (
              <EmptyState
                scene="search"
                title="No licenses found"
                action={<Button onClick={onShowAll}>Show all licenses</Button>}
              >
                {more ? `None of the first ${items.length} licenses match.` : 'No licenses match.'}
              </EmptyState>
            )
          }
          renderActions={(row) => (
            <LicenseMenu
              license={row}
              holderName={getHolderName(row)}
              onChoose={(chosen) => setOpen({ dialog: chosen, id: row.id })}
            />
          )}
        />
        {more && (
          <LoadMore onMore={more.load} isLoading={more.isLoading}>
            These are the first {items.length} licenses to expire.
          </LoadMore>
        )}
      </Box>
      <RecallSection tenantId={tenantId} licenses={rows} getHolderName={getHolderName} today={today} />
      {open?.dialog === 'add' && <LicenseDialog {...dialog} holder={holder ?? company} state={state} />}
      {open?.dialog === 'edit' && license && (
        <LicenseDialog {...dialog} license={license} holder={license} state={license.state} />
      )}
      {open?.dialog === 'remove' && license && (
        <RemoveLicenseDialog license={license} holderName={getHolderName(license)} onClose={close} />
      )}
    </Stack>
  );
}
