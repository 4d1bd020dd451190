import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { RealtorAction } from './RealtorActions.tsx';
import { RealtorList } from './RealtorList.tsx';
import { type Sorting, search, sort } from './realtor.ts';

interface FoundRealtorsProps {
  realtors: readonly Realtor[];
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

/** The realtors that match the search, sorted. */
export function FoundRealtors({ realtors, onChoose }: FoundRealtorsProps) {
  const [words, setWords] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', direction: 'asc' });
  if (realtors.length === 0) {
    return <EmptyState title="No realtors yet">Add one to make co-branded flyers.</EmptyState>;
  }
  const found = sort(search(realtors, words), sorting);
  return (
    <>
      <Box role="search" aria-label="Realtors">
        <TextField
          fullWidth
          id="realtors-search"
          type="search"
          label="Search"
          placeholder="Name, email, brokerage…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ mb: 2, maxWidth: { sm: 360 } }}
        />
      </Box>
      {found.length > 0 ? (
        <RealtorList realtors={found} sorting={sorting} onSort={setSorting} onChoose={onChoose} />
      ) : (
        <EmptyState title="Nobody found">
          No realtors match. <Button onClick={() => setWords('')}>Show all</Button>
        </EmptyState>
      )}
    </>
  );
}
