import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../visuallyHidden.ts';
import { align, BodyRow, type RowContent, SHELL_HEADER, selectionCell, stickyActions } from './BodyRow.tsx';
import type { DataColumn, SortOrder } from './DataColumn.ts';
import { moveRowFocus } from './moveRowFocus.ts';
import { AllRowsCheckbox, type RowSelection, toggleRow, useRowState } from './RowSelection.tsx';

/** Props that table and cards share. */
export interface RowsProps<Row> extends RowContent<Row> {
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Marks rows that have just arrived. */
  isFresh?: ((row: Row) => boolean) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Rows get a checkbox; Space selects the focused row. */
  selection?: RowSelection<Row> | undefined;
}

interface TableGridProps<Row> extends RowsProps<Row> {
  /** Names the scrolling region around the table. */
  regionLabel: string;
  order: SortOrder | undefined;
  onSort: (columnId: string) => void;
  isActionsLabelHidden: boolean;
}

// Sort arrows in all columns would take the room of two columns.
const sortLabel = { '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' } } as const;
/** The rows scroll with the page, below the portal's header and the table's own. */
const scrollsWithPage = { overflow: 'visible', '& thead th': { top: SHELL_HEADER } } as const;
/** Columns that don't fit need their own scroll bar, which has to be visible. */
const scrollsInside = { maxHeight: 'max(480px, calc(100dvh - 200px))', scrollPaddingRight: 100 } as const;
/** A shadow on the right while columns are hidden there; the actions column has its own line. */
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

/** Returns the id of the row that was clicked, on itself or on the line below it, unless the click was on a control. */
function pressedRow({ target, currentTarget }: MouseEvent<HTMLElement>): string | null {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return null;
  if (target.closest('a, button, input, label') || window.getSelection()?.isCollapsed === false) return null;
  const row = target.closest('tr');
  const rowId = row?.getAttribute('data-row') ?? row?.previousElementSibling?.getAttribute('data-row');
  return rowId ?? null;
}

/** Tracks whether the element with the ref overflows horizontally. */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const container = ref.current;
    if (!container || !('ResizeObserver' in window)) return;
    // The container resizes with the window, and the table in it with rows and columns.
    const hidden = () => container.scrollWidth - container.clientWidth;
    // An attribute instead of state, so that scrolling doesn't re-render rows.
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

/** Shows rows as a table with a sticky header; arrow keys move between rows, Enter opens one. */
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
  const getRowState = useRowState(props);
  const [focused, setFocused] = useState<string>();
  const [container, overflows] = useOverflow();
  const ids = rows.map(getRowId);
  // One row is in the tab order: the last focused one, otherwise the first.
  const inTabOrder = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const open = (id: string) => {
    const row = rows[ids.indexOf(id)];
    if (row !== undefined) onOpen?.(row);
  };
  return (
    // Unlike "hidden", "clip" lets the header stick to the window.
    <Card sx={[{ overflow: 'clip' }, !hasActions && edgeShadow]}>
      <TableContainer
        ref={container}
        // A scrolling region has to be reachable with the keyboard.
        tabIndex={overflows ? 0 : undefined}
        role="region"
        aria-label={props.regionLabel}
        data-overflows={overflows || undefined}
        sx={overflows ? scrollsInside : scrollsWithPage}
      >
        <Table
          stickyHeader
          aria-label={props.label}
          sx={
            selection
              ? undefined
              : { '& tr > *': { pl: 2 }, '& tr > * + *': { pl: 1 }, '& tr > :last-child': { pr: 2 } }
          }
        >
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
                  {...getRowState(row, id)}
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
