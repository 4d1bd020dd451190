import {
  countFilterFields,
  isPossibleStatus,
  type SubmissionFilter,
  submissionFilterShape,
  toPossibleFilter,
} from '@brokerage/domain/submission/lists/submissionFilter';
import Close from '@mui/icons-material/Close';
import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, Chip, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { describeFilter, type FilterNames, toStatusOptions } from './describeFilter.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { useEarlierStatuses } from './useEarlierStatuses.ts';
import { useFilterNames } from './useFilterNames.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

interface FilterChipsProps {
  filter: SubmissionFilter;
  names: FilterNames;
  onFilter: (filter: SubmissionFilter) => void;
  /** Called when the last chip is gone, to move the focus. */
  onEmptied: () => void;
}

/** Shows the active filters, each with a button to clear it. */
function FilterChips({ filter, names, onFilter, onEmptied }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const chips = describeFilter(filter, names);
  if (chips.length === 0) return null;

  function clear(index: number) {
    const next = { ...filter };
    delete next[chips[index]?.field ?? 'status'];
    onFilter(toPossibleFilter(next));
    // The button that had the focus goes.
    const buttons = list.current?.querySelectorAll('button');
    if (chips.length === 1) onEmptied();
    else buttons?.[index + 1]?.focus();
  }

  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Filters in use"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        // Last in the row.
        order: 1,
        flexBasis: '100%',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {chips.map(({ field, words }, index) => (
        <li key={field}>
          <Chip
            component="button"
            type="button"
            label={words}
            aria-label={`Clear ${words}`}
            clickable
            onClick={() => clear(index)}
            deleteIcon={<Close aria-hidden />}
            onDelete={() => clear(index)}
            variant="outlined"
            sx={{ height: 32, maxWidth: '100%', font: 'inherit' }}
          />
        </li>
      ))}
      <li>
        <Button
          size="small"
          onClick={() => {
            onFilter({});
            onEmptied();
          }}
        >
          Clear all
        </Button>
      </li>
    </Box>
  );
}

interface SubmissionFiltersProps {
  filter: SubmissionFilter;
  onFilter: (filter: SubmissionFilter) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Whether it is for an officer's own submissions. */
  isOwn: boolean;
  noun: string;
}

/** Search, status, all other filters and views in one row; the active filters below it. */
export function SubmissionFilters(props: SubmissionFiltersProps) {
  const { filter, onFilter, search, onSearch, isOwn, noun } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const names = useFilterNames(filter);
  const count = countFilterFields(filter);
  const earlier = useEarlierStatuses(isOwn, filter.status);
  const { status, ...rest } = filter;
  const changeStatus = (value: string) => {
    const chosen = submissionFilterShape.status.safeParse(value).data;
    if (chosen === undefined) return onFilter(rest);
    // If no overdue or due submission can have this status, drop that filter instead of the status.
    const next = { ...rest, status: chosen };
    const { overdue: _overdue, notice: _notice, ...withoutDeadline } = next;
    onFilter(isPossibleStatus(chosen, next) ? toPossibleFilter(next) : withoutDeadline);
  };
  return (
    <>
      <TextField
        id="submissions-search"
        type="search"
        label="Search"
        placeholder="Name, phone, email, reference"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <SelectField
        id="submissions-status"
        label="Status"
        value={status ?? ''}
        onChange={changeStatus}
        none="All"
        options={toStatusOptions(earlier).map(({ value, label }) => [value, label])}
        // Phones have it among the other filters.
        sx={{ minWidth: 140, display: { xs: 'none', sm: 'inline-flex' } }}
      />
      <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<FilterList />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
        <ViewsMenu filter={filter} isOwn={isOwn} onFilter={onFilter} />
      </Box>
      <FilterChips
        filter={filter}
        names={names}
        onFilter={onFilter}
        onEmptied={() => button.current?.focus()}
      />
      {isOpen && (
        <FilterDialog
          filter={filter}
          earlier={earlier}
          names={names}
          isOwn={isOwn}
          noun={noun}
          onFilter={onFilter}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
