import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { compareInDirectory } from '@brokerage/domain/directory/directoryOrder';
import AddBusiness from '@mui/icons-material/AddBusinessOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { BranchMenu } from './BranchMenu.tsx';
import { branchColumns } from './branchColumns.tsx';
import { CloseBranchDialog } from './CloseBranchDialog.tsx';
import { ExportDirectoryButton } from './csv/ExportDirectoryButton.tsx';
import { ImportDirectoryDialog } from './csv/ImportDirectoryDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { ReopenBranchDialog } from './ReopenBranchDialog.tsx';

type Open = { dialog: 'edit' | 'close' | 'reopen'; id: string } | { dialog: 'add' | 'order' | 'import' };

const idOf = ({ id }: BranchRecord) => id;

/** The company's branches, in the order of the website; closed ones last. */
export function BranchesSection({ branches }: { branches: readonly BranchRecord[] }) {
  const [open, setOpen] = useState<Open>();
  const rows = useMemo(
    () =>
      branches.toSorted(
        (one, other) => Number(one.is_closed) - Number(other.is_closed) || compareInDirectory(one, other),
      ),
    [branches],
  );
  const columns = useMemo(() => branchColumns(branches), [branches]);
  const openId = open && 'id' in open ? open.id : undefined;
  const branch = branches.find(({ id }) => id === openId);
  const openBranches = rows.filter(({ is_closed }) => !is_closed);
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="directory-branches-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography
          variant="h2"
          id="directory-branches-heading"
          sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}
        >
          Branches
        </Typography>
        {openBranches.length > 1 && (
          <Button onClick={() => setOpen({ dialog: 'order' })}>Change Order of Branches</Button>
        )}
        <Button aria-label="Import CSV of branches" onClick={() => setOpen({ dialog: 'import' })}>
          Import CSV
        </Button>
        <ExportDirectoryButton part="branches" />
        <Button variant="outlined" startIcon={<AddBusiness />} onClick={() => setOpen({ dialog: 'add' })}>
          Add Branch
        </Button>
      </Box>
      <DataTable
        id="directory-branches"
        name="Branches"
        label="Branches"
        columns={columns}
        rows={rows}
        getRowId={idOf}
        isActionsLabelHidden
        onOpen={({ id, is_closed }) => setOpen({ dialog: is_closed ? 'reopen' : 'edit', id })}
        empty={
          <EmptyState title="No branches yet">
            Add your first branch, and it gets a page on your website.
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
    </section>
  );
}
