import { Box, Button, TextField } from '@mui/material';
import { LINK_COLUMNS, type LinkColumn, type LinkOrder } from './linkColumns.ts';

interface LinkFiltersProps {
  search: string;
  autoFocus: boolean;
  onSearch: (search: string) => void;
  order: LinkOrder;
  onOrder: (order: LinkOrder) => void;
  hasOfficers: boolean;
  onExport: () => void;
}

function directionWords(by: LinkColumn, direction: LinkOrder['direction']): string {
  if (by === 'created' || by === 'expires') return direction === 'desc' ? 'latest first' : 'earliest first';
  if ('isNumber' in LINK_COLUMNS[by]) return direction === 'desc' ? 'most first' : 'fewest first';
  return direction === 'desc' ? 'Z to A' : 'A to Z';
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
  const columns = (Object.keys(LINK_COLUMNS) as LinkColumn[]).filter(
    (key) => key !== 'officer' || hasOfficers,
  );
  return (
    <Box
      role="search"
      aria-label="Links"
      sx={{
        ...{ display: 'grid', gap: 1.5, mb: 2, alignItems: 'end' },
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
      <TextField
        select
        id="link-order"
        label="Sort by"
        value={`${order.by} ${order.direction}`}
        onChange={({ target }) => {
          const [by, direction] = target.value.split(' ') as [LinkColumn, LinkOrder['direction']];
          onOrder({ by, direction });
        }}
        slotProps={{ select: { native: true } }}
        sx={{ display: { md: 'none' }, gridColumn: '1 / -1' }}
      >
        {columns.flatMap((by) =>
          (['desc', 'asc'] as const).map((direction) => (
            <option key={`${by} ${direction}`} value={`${by} ${direction}`}>
              {LINK_COLUMNS[by].label}, {directionWords(by, direction)}
            </option>
          )),
        )}
      </TextField>
    </Box>
  );
}
