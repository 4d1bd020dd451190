import { Box, Button, TextField } from '@mui/material';
import { type LinkOrder, linkColumns } from './linkColumns.ts';
import { SortField } from './SortField.tsx';

interface LinkFiltersProps {
  search: string;
  autoFocus: boolean;
  onSearch: (search: string) => void;
  order: LinkOrder;
  onOrder: (order: LinkOrder) => void;
  hasOfficers: boolean;
  onExport: () => void;
}

/** Finds and sorts links, and takes them along. The sorting is for cards: a table is sorted by its heads too. */
export function LinkFilters({
  search,
  autoFocus,
  onSearch,
  order,
  onOrder,
  hasOfficers,
  onExport,
}: LinkFiltersProps) {
  return (
    <Box
      role="search"
      aria-label="Links"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'end',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
      }}
    >
      <TextField
        id="link-search"
        type="search"
        label="Search"
        placeholder="Flyer, label, template, UTM"
        autoFocus={autoFocus}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Button variant="outlined" onClick={onExport}>
        Export CSV
      </Button>
      <SortField id="link-order" columns={linkColumns(hasOfficers)} order={order} onOrder={onOrder} />
    </Box>
  );
}
