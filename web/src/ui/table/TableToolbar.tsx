import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, Menu, MenuItem, TextField } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { DataColumn, SortOrder } from './DataColumn.ts';

interface TableToolbarProps<Row> {
  /** Names the search landmark. */
  name: string;
  /** Fields that narrow the list. */
  filters: ReactNode;
  columns: readonly DataColumn<Row>[];
  /** Whether a column is shown, by its id. */
  shown: Readonly<Record<string, boolean>>;
  onShown: (choice: Record<string, boolean>) => void;
  order: SortOrder | undefined;
  onOrder: (order: SortOrder) => void;
  onExport: (() => void) | undefined;
  /** Further buttons. */
  actions: ReactNode;
  /** The list is cards: sorted by a field, with all columns. */
  isNarrow: boolean;
}

/** Puts the search, filters and actions of a list in one line; the first field is the widest. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { name, filters, columns, shown, onShown, order, onOrder, onExport, actions, isNarrow } = props;
  const sortable = columns.filter(({ sortValue }) => sortValue);
  return (
    <Box
      {...(filters !== undefined && { role: 'search', 'aria-label': name })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        mb: 2,
        alignItems: 'flex-end',
        '& > .MuiTextField-root': { flex: '1 1 150px', maxWidth: isNarrow ? 'none' : 240 },
        '& > .MuiTextField-root:first-of-type': {
          flexGrow: 3,
          flexBasis: 220,
          maxWidth: isNarrow ? 'none' : 480,
        },
      }}
    >
      {filters}
      {isNarrow && sortable.length > 0 && (
        // Column and direction are long.
        <Box sx={{ flex: '1 1 230px' }}>
          <SortField columns={sortable} order={order} onOrder={onOrder} />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto', '&:empty': { display: 'none' } }}>
        {!isNarrow && (
          <ColumnMenu columns={columns.filter(({ isTitle }) => !isTitle)} shown={shown} onChange={onShown} />
        )}
        {onExport && (
          <Button variant="outlined" onClick={onExport}>
            Export CSV
          </Button>
        )}
        {actions}
      </Box>
    </Box>
  );
}

const WORDS = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'fewest first', desc: 'most first' },
  date: { asc: 'earliest first', desc: 'latest first' },
} as const;

type SortFieldProps<Row> = Pick<TableToolbarProps<Row>, 'columns' | 'order' | 'onOrder'>;

/** Sorts cards, which have no headers. */
function SortField<Row>({ columns, order, onOrder }: SortFieldProps<Row>) {
  return (
    <TextField
      select
      fullWidth
      id={useId()}
      label="Sort by"
      value={order ? `${order.direction} ${order.by}` : ''}
      onChange={({ target }) => {
        const [direction, by = ''] = target.value.split(' ');
        onOrder({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
      }}
      slotProps={{ select: { native: true } }}
    >
      {!order && <option value="">As listed</option>}
      {columns.flatMap(({ id: by, label, kind = 'text' }) =>
        (['desc', 'asc'] as const).map((direction) => (
          <option key={`${direction} ${by}`} value={`${direction} ${by}`}>
            {label}, {WORDS[kind][direction]}
          </option>
        )),
      )}
    </TextField>
  );
}

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** By the column's id. */
  shown: Readonly<Record<string, boolean>>;
  onChange: (choice: Record<string, boolean>) => void;
}

/** Lets people choose the columns of a table; the menu stays open until they are done. */
function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { sx: { minWidth: 220, border: 1, borderColor: 'divider' } },
        }}
      >
        {columns.map((column) => (
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={shown[column.id] !== false}
            onClick={() => onChange({ [column.id]: shown[column.id] === false })}
            sx={{ py: 0 }}
          >
            <Checkbox
              checked={shown[column.id] !== false}
              tabIndex={-1}
              disableRipple
              edge="start"
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
