import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { compareInDirectory } from '@brokerage/domain/directory/directoryOrder';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { formatWeekHours } from '@brokerage/domain/schedule/formatWeekHours';
import { pluralize } from '@brokerage/domain/text/pluralize';
import AddBusiness from '@mui/icons-material/AddBusinessOutlined';
import { Button, Link, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import type { StatusTone } from '../../../lib/format/StatusTone.ts';
import { IMPORT } from '../../../lib/routes/formPaths.ts';
import { useAddressFields } from '../../../lib/routes/useAddressFields.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { toRowId } from '../../../ui/table/toRowId.ts';
import { DirectoryCsvMenu } from '../csv/DirectoryCsvMenu.tsx';
import { ImportDirectoryDialog } from '../csv/ImportDirectoryDialog.tsx';
import { OrderDialog } from '../order/OrderDialog.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { BranchMenu } from './BranchMenu.tsx';
import { CloseBranchDialog } from './CloseBranchDialog.tsx';

function branchState({ is_closed, is_hidden }: BranchRecord): { label: string; tone: StatusTone } {
  if (is_closed) return { label: 'Closed', tone: 'default' };
  return is_hidden ? { label: 'Hidden', tone: 'warning' } : { label: 'On the website', tone: 'success' };
}

interface BranchColumnsInput {
  branches: readonly BranchRecord[];
  officers: readonly OfficerRecord[] | undefined;
  onOfficers: (branchId: string) => void;
}

/** Returns the columns of the branch list. It isn't sortable, because it has the website's order. */
const branchColumns = (input: BranchColumnsInput): DataColumn<BranchRecord>[] => {
  const { branches, officers, onOfficers } = input;
  return [
    {
      id: 'name',
      label: 'Branch',
      isTitle: true,
      cell: ({ name }) => name,
      subtitle: ({ address }) => address,
      minWidth: 240,
    },
    { id: 'manager', label: 'Manager', cell: ({ manager }) => manager },
    ...(officers
      ? [
          {
            id: 'officers',
            label: 'Loan officers',
            cell: ({ id, name }: BranchRecord) => {
              const listed = officers.filter((officer) => officer.branchId === id && officer.listed).length;
              const count = `${pluralize(listed, 'officer')} on the website`;
              return (
                <Link
                  component="button"
                  type="button"
                  aria-label={`${name}: ${count}`}
                  color="inherit"
                  onClick={() => onOfficers(id)}
                >
                  {listed}
                </Link>
              );
            },
          },
        ]
      : []),
    // Hidden by default, because the address includes the state.
    { id: 'state', label: 'State', cell: ({ state }) => stateName(state), isOptional: true, inCard: 'none' },
    { id: 'license', label: 'License', cell: ({ licenseNumber }) => licenseNumber },
    {
      id: 'hours',
      label: 'Hours',
      cell: ({ week }) => (week ? formatWeekHours(week) : 'Company hours'),
      shownFrom: 1000,
    },
    {
      id: 'status',
      label: 'Status',
      inCard: 'badge',
      cell: (branch) => <StatusChip {...branchState(branch)} />,
    },
    ...(branches.some(({ is_closed }) => is_closed)
      ? [
          {
            id: 'successor',
            label: 'Taken over by',
            cell: ({ successor_id }: BranchRecord) =>
              branches.find(({ id }) => id === successor_id)?.name ?? '–',
          },
        ]
      : []),
  ];
};

type Open = { dialog: 'edit' | 'close' | 'reopen'; id: string } | { dialog: 'add' | 'order' | 'import' };

interface BranchesSectionProps {
  branches: readonly BranchRecord[];
  /** All of the company's entries; undefined if there may be more of them. */
  officers: readonly OfficerRecord[] | undefined;
  /** Shows the loan officers of a branch. */
  onOfficers: (branchId: string) => void;
}

/** The company's branches in website order; closed ones last. */
export function BranchesSection({ branches, officers, onOfficers }: BranchesSectionProps) {
  const [open, setOpen] = useState<Open>();
  const rows = useMemo(
    () =>
      branches.toSorted(
        (one, other) => Number(one.is_closed) - Number(other.is_closed) || compareInDirectory(one, other),
      ),
    [branches],
  );
  const columns = useMemo(
    () => branchColumns({ branches, officers, onOfficers }),
    [branches, officers, onOfficers],
  );
  const openId = open && 'id' in open ? open.id : undefined;
  const branch = branches.find(({ id }) => id === openId);
  const openBranches = rows.filter(({ is_closed }) => !is_closed);
  const clearAddress = useAddressFields([IMPORT], () => setOpen({ dialog: 'import' }));
  const close = () => {
    setOpen(undefined);
    clearAddress();
  };
  return (
    <>
      <DataTable
        id="directory-branches"
        name="Branches"
        label="Branches"
        columns={columns}
        rows={rows}
        getRowId={toRowId}
        isActionsLabelHidden
        toolbarActions={
          <>
            {openBranches.length > 1 && (
              <Button
                variant="outlined"
                aria-label="Change order of branches"
                onClick={() => setOpen({ dialog: 'order' })}
              >
                Change order
              </Button>
            )}
            <DirectoryCsvMenu part="branches" onImport={() => setOpen({ dialog: 'import' })} />
            <Button
              variant="contained"
              startIcon={<AddBusiness />}
              onClick={() => setOpen({ dialog: 'add' })}
            >
              Add branch
            </Button>
          </>
        }
        onOpen={({ id, is_closed }) => setOpen({ dialog: is_closed ? 'reopen' : 'edit', id })}
        empty={
          <EmptyState title="No branches yet">
            Add your first branch to give it a page on your website.
          </EmptyState>
        }
        renderActions={(row) => (
          <BranchMenu
            branch={row}
            isOnlyOne={openBranches.length < 2}
            onChoose={(dialog) => setOpen({ dialog, id: row.id })}
          />
        )}
      />
      {open?.dialog === 'add' && <BranchDialog onClose={close} />}
      {open?.dialog === 'import' && <ImportDirectoryDialog part="branches" onClose={close} />}
      {open?.dialog === 'order' && (
        <OrderDialog
          title="Order of branches"
          items={openBranches}
          onSave={(ids, expected) => callFunction('order-directory', { branch_id: null, ids, expected })}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && branch && <BranchDialog branch={branch} onClose={close} />}
      {open?.dialog === 'close' && branch && (
        <CloseBranchDialog branch={branch} branches={openBranches} onClose={close} />
      )}
      {open?.dialog === 'reopen' && branch && <ReopenBranchDialog branch={branch} onClose={close} />}
    </>
  );
}

interface ReopenBranchDialogProps {
  branch: BranchRecord;
  onClose: () => void;
}

/** Reopens a closed branch. */
function ReopenBranchDialog({ branch: { id, name, revision }, onClose }: ReopenBranchDialogProps) {
  const notify = useNotify();
  async function reopen() {
    await callFunction('reopen-branch', { id, revision });
    notify({ title: `${name} is open again`, severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog title={`Reopen ${name}?`} action="Reopen branch" onAct={reopen} onClose={onClose}>
      <Typography>
        Its page is back on the website. Loan officers and teammates stay where they moved when it closed.
      </Typography>
    </ActionDialog>
  );
}
