import Tune from '@mui/icons-material/Tune';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, IconButton, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { SelectField } from '../forms/SelectField.tsx';
import { useMenu } from '../useMenu.ts';
import type { DataColumn, SortOrder } from './DataColumn.ts';

interface TableToolbarProps<Row> {
  /** Names the search landmark. */
  name: string;
  /** Filter fields. */
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
  /** Without rows there are no columns to choose. */
  isEmpty: boolean;
  /** The list is shown as cards, which can be sorted by any column. */
  isNarrow: boolean;
  /** Label of the button that shows all fields. At first, phones show only the search, if there is one, and the active filters. */
  foldLabel: string;
  /** Shown on that button, after the other fields, instead of an icon beside the search. */
  foldText: string | undefined;
}

const FIELD = '.MuiTextField-root';

/** On phones the list should start on the first screen, so the other fields appear on request. */
const folded = {
  '& > [data-fold]': { display: 'none' },
  [`&:has(> ${FIELD}:first-of-type input[type="search"])`]: {
    '@media (max-width: 599.95px)': {
      // The search and the button share the first line; a fixed width keeps them together.
      [`& > ${FIELD}:first-of-type`]: { flex: '1 1 0', minWidth: 'calc(100% - 56px)', order: -2 },
      '& > [data-fold]': { display: 'inline-flex', order: -1 },
      [`&:has(> [data-fold="below"]) > ${FIELD}:first-of-type`]: { minWidth: '100%' },
      '& > [data-fold="below"]': { order: 0 },
      '&:has(> [data-fold][aria-expanded="false"])': {
        // A choice other than the first one filters the list, so it stays visible.
        [`& > ${FIELD}:not(:first-of-type, :has(option:checked:not(:first-of-type)))`]: { display: 'none' },
        '& > [data-sort], & [data-export]': { display: 'none' },
        '& > [data-actions]:not(:has(> :not([data-export])))': { display: 'none' },
      },
    },
  },
} as const;

/** Puts the search, filters and actions of a list on one line; the first field is the widest. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { name, filters, columns, shown, onShown, order, onOrder, onExport, actions, isNarrow, isEmpty } =
    props;
  const [isUnfolded, setUnfolded] = useState(false);
  const canFold = isNarrow && filters !== undefined;
  const sortable = isEmpty ? [] : columns.filter(({ sortValue }) => sortValue);
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
        // In a list without a search, all choices have the same width.
        ...(isNarrow && {
          '& > .MuiTextField-root:first-of-type:has(select)': { flexGrow: 1, flexBasis: 150 },
        }),
        ...(canFold && folded),
      }}
    >
      {filters}
      {isNarrow && sortable.length > 0 && (
        // Wide enough for a column and its direction.
        <Box data-sort sx={{ flex: '1 1 230px' }}>
          <SortField columns={sortable} order={order} onOrder={onOrder} />
        </Box>
      )}
      {canFold && props.foldText === undefined && (
        <IconButton
          data-fold
          aria-label={props.foldLabel}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={{
            border: 1,
            borderColor: 'neutral.main',
            borderRadius: 1,
            bgcolor: isUnfolded ? 'action.selected' : 'background.paper',
          }}
        >
          <Tune />
        </IconButton>
      )}
      {canFold && props.foldText !== undefined && (
        <Button
          data-fold="below"
          variant="outlined"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={{ px: 1.5, whiteSpace: 'nowrap', ...(isUnfolded && { bgcolor: 'action.selected' }) }}
        >
          {props.foldText}
        </Button>
      )}
      <Box
        data-actions
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          ml: 'auto',
          justifyContent: 'flex-end',
          '&:empty': { display: 'none' },
          // On phones the main action has its own row, above the others.
          ...(isNarrow && {
            '@media (max-width: 599.95px)': {
              width: '100%',
              '& > .MuiButton-root': { flex: '1 1 auto' },
              '& > .MuiButton-contained': { flexBasis: '100%', order: -1 },
            },
          }),
        }}
      >
        {!isNarrow && !isEmpty && (
          <ColumnMenu columns={columns.filter(({ isTitle }) => !isTitle)} shown={shown} onChange={onShown} />
        )}
        {onExport && (
          <Button data-export variant="outlined" onClick={onExport}>
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
    <SelectField
      fullWidth
      id={useId()}
      label="Sort by"
      value={order ? `${order.direction} ${order.by}` : ''}
      onChange={(chosen: string) => {
        const [direction, by = ''] = chosen.split(' ');
        onOrder({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
      }}
      {...(!order && { none: 'As listed' })}
      options={columns.flatMap(({ id: by, label, kind = 'text' }) =>
        (['desc', 'asc'] as const).map(
          (direction) => [`${direction} ${by}`, `${label}, ${WORDS[kind][direction]}`] as const,
        ),
      )}
    />
  );
}

interface ColumnMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** By column id. */
  shown: Readonly<Record<string, boolean>>;
  onChange: (choice: Record<string, boolean>) => void;
}

/** Lets the user select the columns of a table; the menu stays open in the meantime. */
function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const { button, menu } = useMenu({ minWidth: 220 });
  return (
    <>
      <Button {...button} variant="outlined" startIcon={<ViewColumn />}>
        Columns
      </Button>
      <Menu {...menu}>
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
