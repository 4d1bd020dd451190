import {
  type ApplicationFilter,
  toPossibleFilter,
} from '@brokerage/domain/application/lists/applicationFilter';
import Close from '@mui/icons-material/Close';
import { Box, Button, Chip } from '@mui/material';
import { useRef } from 'react';
import { describeFilter, type FilterNames } from './describeFilter.ts';

interface FilterChipsProps {
  filter: ApplicationFilter;
  names: FilterNames;
  onFilter: (filter: ApplicationFilter) => void;
  /** Where the focus goes when the last chip is gone. */
  onEmptied: () => void;
}

/** Shows what the list is narrowed to, each with the way to clear it. */
export function FilterChips({ filter, names, onFilter, onEmptied }: FilterChipsProps) {
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
        // Below everything else in the line.
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
