import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '../visuallyHidden.ts';
import type { DataColumn, SortOrder } from './DataColumn.ts';
import { highlightRow } from './highlightRow.ts';
import { moveRowFocus } from './moveRowFocus.ts';
import {
  AllRowsCheckbox,
  RowCheckbox,
  type RowSelection,
  type RowState,
  toggleRow,
  useRowState,
} from './RowSelection.tsx';
import { RowTitle, type RowTitleProps, type TitleLink } from './RowTitle.tsx';

/** What a row draws. Functions that stay the same between renders spare the rows that have not changed. */
export interface RowContent<Row> {
  columns: readonly DataColumn<Row>[];
  /** Icons and menus: in a card beside the title. */
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Buttons with words: in a card at its foot. */
  renderButtons?: ((row: Row) => ReactNode) | undefined;
  /** More about a row, below it; nothing for rows that have nothing. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** Props of a router link around the title, which opens the row by pointer, touch and Tab. */
  titleLink?: ((row: Row) => TitleLink) | undefined;
}

/** What table and cards show alike. */
export interface RowsProps<Row> extends RowContent<Row> {
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Marks rows that have just come in. */
  isFresh?: ((row: Row) => boolean) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Rows get a checkbox; Space selects the row that has the focus. */
  selection?: RowSelection<Row> | undefined;
}

interface TableGridProps<Row> extends RowsProps<Row> {
  /** Names the scrolling region around the table. */
  regionLabel: string;
  order: SortOrder | undefined;
  onSort: (columnId: string) => void;
  isActionsLabelHidden: boolean;
}

const align = ({ kind }: { kind?: string }) => (kind === 'number' ? 'right' : 'left');

/** 48 px with two lines or a button in it. */
const cell = { px: 1, py: 0.375, height: 48, verticalAlign: 'middle' } as const;
// The arrow of every other column would take the room of two columns.
const sortLabel = { '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' } } as const;
// Stays in sight where the columns don't fit: the table scrolls beneath it, and to its end without covering any.
const stickyActions = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  '[data-overflows] &': { borderLeft: 1, borderLeftColor: 'divider' },
} as const;

/** At the right, while columns are hidden there; the column of actions has a line of its own. */
const edgeShadow = {
  position: 'relative',
  '&:has(> [data-goes-on])::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 28,
    zIndex: 3,
    pointerEvents: 'none',
    background: 'linear-gradient(to left, rgb(0 0 0 / 16%), transparent)',
  },
} as const;

/** Pixels of the column of checkboxes. */
export const SELECTION_WIDTH = 48;
const selectionCell = { width: SELECTION_WIDTH, minWidth: SELECTION_WIDTH, px: 0.5, py: 0 } as const;

const buttonRow = { display: 'flex', gap: 1, '&:not(:empty)': { mr: 0.5 } } as const;

function HeaderCell<Row>({
  column,
  order,
  onSort,
}: { column: DataColumn<Row> } & Pick<TableGridProps<Row>, 'order' | 'onSort'>) {
  const direction = order?.by === column.id ? order.direction : undefined;
  return (
    <TableCell
      scope="col"
      align={align(column)}
      sortDirection={direction ?? false}
      sx={{ px: 1, py: 1, whiteSpace: 'normal', verticalAlign: 'bottom', minWidth: column.minWidth }}
    >
      {column.sortValue ? (
        <TableSortLabel
          sx={sortLabel}
          active={direction !== undefined}
          direction={direction ?? 'asc'}
          onClick={() => onSort(column.id)}
        >
          {column.label}
        </TableSortLabel>
      ) : (
        column.label
      )}
    </TableCell>
  );
}

function BodyCell<Row>({ column, row, titleLink }: Omit<RowTitleProps<Row>, 'as'>) {
  if (column.isTitle) {
    return (
      <TableCell
        component="th"
        scope="row"
        sx={{ ...cell, minWidth: column.minWidth ?? 160, maxWidth: column.maxWidth ?? 320 }}
      >
        <RowTitle column={column} row={row} as="div" titleLink={titleLink} />
      </TableCell>
    );
  }
  return (
    <TableCell
      align={align(column)}
      sx={{
        ...cell,
        overflowWrap: 'break-word',
        minWidth: column.minWidth,
        maxWidth: column.maxWidth ?? 240,
        // Figures line up only where they are compared.
        fontVariantNumeric: column.kind === 'number' ? 'tabular-nums lining-nums' : undefined,
        ...(column.isOneLine && { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }),
      }}
    >
      {column.cell(row)}
    </TableCell>
  );
}

/** Returns the id of the row that was meant by a press on it or on the line below it, and not on a control in it. */
function pressedRow({ target, currentTarget }: MouseEvent<HTMLElement>): string | null {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return null;
  if (target.closest('a, button, input, label') || window.getSelection()?.isCollapsed === false) return null;
  const row = target.closest('tr');
  const rowId = row?.getAttribute('data-row') ?? row?.previousElementSibling?.getAttribute('data-row');
  return rowId ?? null;
}

interface BodyRowProps<Row> extends RowContent<Row>, RowState<Row> {
  row: Row;
  isInTabOrder: boolean;
  isOpenable: boolean;
}

function BodyRowOf<Row>(props: BodyRowProps<Row>) {
  const { row, id, columns, renderActions, renderButtons, isFresh, isOpenable, isSelected, selectLabel } =
    props;
  const detail = props.renderDetail?.(row);
  const hasActions = renderActions !== undefined || renderButtons !== undefined;
  return (
    <>
      <TableRow
        data-row={id}
        data-fresh={isFresh}
        hover={isOpenable}
        selected={isSelected}
        tabIndex={props.isInTabOrder ? 0 : -1}
        sx={{
          ...highlightRow,
          scrollMarginTop: 56,
          '&:focus-visible': { outlineOffset: -3 },
          ...(isOpenable && { cursor: 'pointer' }),
          ...(detail && { '&& > *': { borderBottom: 0 } }),
        }}
      >
        {selectLabel && (
          <TableCell sx={selectionCell}>
            <RowCheckbox label={selectLabel(row)} state={props} />
          </TableCell>
        )}
        {columns.map((column) => (
          <BodyCell key={column.id} column={column} row={row} titleLink={props.titleLink} />
        ))}
        {hasActions && (
          <TableCell sx={{ ...cell, ...stickyActions }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
              <Box sx={buttonRow}>{renderButtons?.(row)}</Box>
              {renderActions?.(row)}
            </Box>
          </TableCell>
        )}
      </TableRow>
      {detail && (
        <TableRow data-fresh={isFresh} sx={{ ...highlightRow, ...(isOpenable && { cursor: 'pointer' }) }}>
          {selectLabel && <TableCell sx={{ p: 0 }} />}
          <TableCell
            colSpan={columns.length + (hasActions ? 1 : 0)}
            sx={{ px: 1, pt: 0, overflowWrap: 'anywhere' }}
          >
            {detail}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** Drawn again only when the row itself, the columns or what is drawn in it has changed: a list has a hundred of them. */
const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;

/** Says whether the element that gets the ref is wider inside than outside. */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const container = ref.current;
    if (!container || !('ResizeObserver' in window)) return;
    // The container changes with the window, the table in it with rows and columns.
    const hidden = () => container.scrollWidth - container.clientWidth;
    // An attribute, which draws no row again while somebody scrolls.
    const showEdge = () => container.toggleAttribute('data-goes-on', hidden() - container.scrollLeft > 1);
    const observer = new ResizeObserver(() => {
      setOverflows(hidden() > 0);
      showEdge();
    });
    for (const element of [container, ...container.children]) observer.observe(element);
    container.addEventListener('scroll', showEdge, { passive: true });
    return () => {
      observer.disconnect();
      container.removeEventListener('scroll', showEdge);
    };
  }, []);
  return [ref, overflows];
}

/** Draws rows as a table with a sticky header; arrow keys move among rows, Enter opens one. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const {
    columns,
    rows,
    getRowId,
    renderActions,
    renderButtons,
    renderDetail,
    titleLink,
    onOpen,
    selection,
  } = props;
  const hasActions = renderActions !== undefined || renderButtons !== undefined;
  const content = { columns, renderActions, renderButtons, renderDetail, titleLink };
  const stateOf = useRowState(props);
  const [focused, setFocused] = useState<string>();
  const [container, overflows] = useOverflow();
  const ids = rows.map(getRowId);
  // One row is in the tab order: the last one that had the focus, else the first.
  const inTabOrder = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const open = (id: string) => {
    const row = rows[ids.indexOf(id)];
    if (row !== undefined) onOpen?.(row);
  };
  return (
    <Card sx={hasActions ? undefined : edgeShadow}>
      <TableContainer
        ref={container}
        tabIndex={0}
        role="region"
        aria-label={props.regionLabel}
        data-overflows={overflows || undefined}
        sx={{ maxHeight: 'max(480px, calc(100dvh - 200px))', scrollPaddingRight: 100 }}
      >
        <Table stickyHeader aria-label={props.label}>
          <TableHead>
            <TableRow>
              {selection && (
                <TableCell scope="col" sx={selectionCell}>
                  <AllRowsCheckbox selection={selection} ids={ids} />
                </TableCell>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} order={props.order} onSort={props.onSort} />
              ))}
              {hasActions && (
                <TableCell
                  scope="col"
                  align="right"
                  sx={{ px: 1, py: 1, verticalAlign: 'bottom', ...stickyActions, zIndex: 3 }}
                >
                  <span style={props.isActionsLabelHidden ? visuallyHidden : undefined}>Actions</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody
            onFocus={({ target }) => {
              const id = target.closest('tr[data-row]')?.getAttribute('data-row');
              if (id) setFocused(id);
            }}
            onClick={(event) => {
              const id = pressedRow(event);
              if (id !== null) open(id);
            }}
            onKeyDown={(event) =>
              moveRowFocus(event, onOpen && open, selection && ((id) => toggleRow(selection, id)))
            }
          >
            {rows.map((row, index) => {
              const id = ids[index] ?? '';
              return (
                <BodyRow
                  key={id}
                  {...content}
                  {...stateOf(row, id)}
                  row={row}
                  isInTabOrder={id === inTabOrder}
                  isOpenable={onOpen !== undefined}
                />
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
