import { objectKeys } from '@brokerage/domain/collections/records';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { type EntryState, entryState } from '@brokerage/domain/directory/entryState';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { matchesSearch, toSearchWords } from '@brokerage/domain/search/searchKeys';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Button, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import type { ListData } from '../../../lib/live-data/useList.ts';
import { IMPORT } from '../../../lib/routes/formPaths.ts';
import { useAddressFields } from '../../../lib/routes/useAddressFields.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { SortOrder } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { toRowId } from '../../../ui/table/toRowId.ts';
import { DirectoryCsvMenu } from '../csv/DirectoryCsvMenu.tsx';
import { ImportDirectoryDialog } from '../csv/ImportDirectoryDialog.tsx';
import { OrderOfficersDialog } from '../order/OrderOfficersDialog.tsx';
import { CreateEntryDialog } from './CreateEntryDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { ENTRY_STATES, entryColumns } from './entryColumns.tsx';

const BY_NAME: SortOrder = { by: 'name', direction: 'asc' };
type Open = { dialog: 'edit' | 'list'; id: string } | { dialog: 'create' | 'order' | 'import' };

interface EntryFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  state: EntryState | '';
  onState: (state: EntryState | '') => void;
  branches: readonly BranchRecord[];
  branchId: string;
  onBranch: (branchId: string) => void;
}

/** Finds entries in the list. */
function EntryFilters(props: EntryFiltersProps) {
  const { search, onSearch, state, onState, branches, branchId, onBranch } = props;
  const sorted = branches.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <TextField
        id="directory-search"
        type="search"
        label="Search"
        placeholder="Name"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <SelectField
        id="directory-branch"
        label="Branch"
        value={branchId}
        none="All"
        options={sorted.map(({ id, name }) => [id, name])}
        onChange={onBranch}
      />
      <SelectField
        id="directory-state"
        label="Status"
        value={state}
        none="All"
        options={objectKeys(ENTRY_STATES).map((state) => [state, ENTRY_STATES[state].label])}
        onChange={onState}
      />
    </>
  );
}

interface EntriesSectionProps {
  list: ListData<OfficerRecord>;
  branches: readonly BranchRecord[];
  /** The branch whose entries are shown; blank for all. */
  branchId: string;
  onBranch: (branchId: string) => void;
}

/** The entries of loan officers. */
export function EntriesSection({ list, branches, branchId, onBranch }: EntriesSectionProps) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<EntryState | ''>('');
  const [open, setOpen] = useState<Open>();
  const { items, more, unreadable } = list;
  const rows = useMemo(
    () =>
      items.filter(
        (entry) =>
          (branchId === '' || entry.branchId === branchId) &&
          (state === '' || entryState(entry) === state) &&
          matchesSearch({ words: [entry.name] }, toSearchWords(search)),
      ),
    [items, branchId, state, search],
  );
  const columns = useMemo(() => entryColumns(branches), [branches]);
  const openId = open && 'id' in open ? open.id : undefined;
  const entry = items.find(({ id }) => id === openId);
  const clearAddress = useAddressFields([IMPORT], () => setOpen({ dialog: 'import' }));
  const close = () => {
    setOpen(undefined);
    clearAddress();
  };
  const showAll = () => {
    setSearch('');
    setState('');
    onBranch('');
  };
  const isOpenBranch = branches.some(({ id, is_closed }) => id === branchId && !is_closed);
  return (
    <>
      <UnreadableAlert count={unreadable} noun="entry" nouns="entries" />
      <DataTable
        id="directory-officers"
        name="Loan officers"
        label="Loan officers"
        columns={columns}
        rows={rows}
        getRowId={toRowId}
        initialOrder={BY_NAME}
        isActionsLabelHidden
        onOpen={({ id }) => setOpen({ dialog: 'edit', id })}
        filters={
          <EntryFilters
            search={search}
            onSearch={setSearch}
            state={state}
            onState={setState}
            branches={branches}
            branchId={branchId}
            onBranch={onBranch}
          />
        }
        toolbarActions={
          <>
            {isOpenBranch && (
              <Button variant="outlined" onClick={() => setOpen({ dialog: 'order' })}>
                Change order
              </Button>
            )}
            <DirectoryCsvMenu part="officers" onImport={() => setOpen({ dialog: 'import' })} />
            <Button
              variant="contained"
              startIcon={<PersonAdd />}
              onClick={() => setOpen({ dialog: 'create' })}
            >
              Create directory entry
            </Button>
          </>
        }
        empty={
          items.length === 0 && branchId === '' ? (
            <EmptyState title="No loan officers yet">
              Invite a loan officer in People, and their entry shows up here.
            </EmptyState>
          ) : (
            <EmptyState
              scene="search"
              title="No entries found"
              action={<Button onClick={showAll}>Show all entries</Button>}
            >
              {more ? `None of the first ${items.length} entries match.` : 'No entries match.'}
            </EmptyState>
          )
        }
        renderActions={(row) => (
          <EntryMenu
            entry={row}
            onEdit={() => setOpen({ dialog: 'edit', id: row.id })}
            onList={() => setOpen({ dialog: 'list', id: row.id })}
          />
        )}
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from the first {items.length} entries by name.
        </LoadMore>
      )}
      {open?.dialog === 'create' && <CreateEntryDialog onClose={close} />}
      {open?.dialog === 'import' && <ImportDirectoryDialog part="officers" onClose={close} />}
      {open?.dialog === 'order' && <OrderOfficersDialog branchId={branchId} onClose={close} />}
      {open?.dialog === 'edit' && entry && <EntryDialog entry={entry} branches={branches} onClose={close} />}
      {open?.dialog === 'list' && entry && <ListEntryDialog entry={entry} onClose={close} />}
    </>
  );
}

interface ListEntryDialogProps {
  entry: OfficerRecord;
  onClose: () => void;
}

/** Asks for confirmation before an officer is listed on the website, or hidden. */
function ListEntryDialog({ entry, onClose }: ListEntryDialogProps) {
  const notify = useNotify();
  // Remember the initial state: after the response, the entry has the opposite one while the dialog closes.
  const [isListing] = useState(!entry.listed);
  const { id, name, revision } = entry;

  async function act() {
    await callFunction('list-directory-entry', { id, revision, is_listed: isListing });
    notify({ title: isListing ? `${name} is listed` : `${name} is hidden`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog
      title={isListing ? `List ${name}?` : `Hide ${name}?`}
      action={isListing ? 'List' : 'Hide'}
      onAct={act}
      onClose={onClose}
    >
      <Typography>
        {isListing
          ? 'They’ll be on the website and in the list of loan officers that applicants choose from, and can receive applications.'
          : 'They’ll be removed from the website and get no new applications. They keep the applications they have.'}
      </Typography>
    </ActionDialog>
  );
}
