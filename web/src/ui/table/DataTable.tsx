import { Box, Typography } from '@mui/material';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import * as z from 'zod';
import { safeLocalStorage } from '../../lib/safeStorage.ts';
import { useContainerWidth } from '../useContainerWidth.ts';
import { SELECTION_WIDTH } from './BodyRow.tsx';
import { CardList } from './CardList.tsx';
import type { DataColumn, SortOrder } from './DataColumn.ts';
import { LoadMore } from './LoadMore.tsx';
import { AllRowsCheckbox } from './RowSelection.tsx';
import { type RowsProps, TableGrid } from './TableGrid.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { TABLE_FROM } from './tableFrom.ts';
import { useSortedRows } from './useSortedRows.ts';

const storedSchema = z.record(z.string(), z.boolean());
type Choice = z.output<typeof storedSchema>;

const storageKey = (tableId: string) => `table_columns_${tableId}`;

const loadChoice = (tableId: string): Choice =>
  storedSchema.safeParse(safeLocalStorage.getJson(storageKey(tableId))).data ?? {};

/**
 * Returns the ids of the columns shown at the table's width, and functions to change them. This browser stores only explicit choices, so a
 * column that is added later appears. Column ids are all that is stored.
 */
function useColumnChoice<Row>(
  tableId: string,
  columns: readonly DataColumn<Row>[],
  width: number | undefined,
): [Record<string, boolean>, (choice: Choice) => void] {
  const [stored, setStored] = useState(() => ({ tableId, choice: loadChoice(tableId) }));
  // React reuses this component when the page swaps one table for another.
  if (stored.tableId !== tableId) setStored({ tableId, choice: loadChoice(tableId) });
  const shown = Object.fromEntries(
    columns.map(({ id, isTitle, isOptional, shownFrom = 0 }) => {
      const isShownAtFirst = !isOptional && (width === undefined || width >= shownFrom);
      return [id, isTitle || (stored.choice[id] ?? isShownAtFirst)];
    }),
  );
  const change = (changed: Choice) => {
    const choice = { ...stored.choice, ...changed };
    setStored({ tableId, choice });
    safeLocalStorage.setJson(storageKey(tableId), choice);
  };
  return [shown, change];
}

/** Rows shown before "Load more" is clicked, and added by each click. */
const ROWS_AT_ONCE = 100;
/** Rows rendered before anything else on the page: about a screenful. The rest follow when the browser is idle. */
const ROWS_AT_FIRST = 15;

interface DataTableProps<Row> extends RowsProps<Row> {
  /** Key under which the browser stores the selected columns. */
  id: string;
  /** What the list contains, such as "Links": labels the search and the scrollable region. */
  name: string;
  /** Changing it sorts the list again. */
  initialOrder?: SortOrder;
  /** Called with the selected order, for lists that load more rows in that order. */
  onOrder?: (order: SortOrder) => void;
  /** Filter fields; they share a line with sorting, columns and export. */
  filters?: ReactNode;
  /** Actions for the list other than selecting columns. */
  toolbarActions?: ReactNode;
  /** Label of the button that shows the other fields next to the search on a phone. */
  foldLabel?: string;
  /** Text of that button, if its label isn't enough to find what it shows. */
  foldText?: string;
  /** Saves the rows as they are shown, sorted. */
  onExport?: (rows: readonly Row[]) => void;
  isActionsLabelHidden?: boolean;
  /** The title of a card where no column is the title. */
  cardTitle?: (row: Row) => ReactNode;
  /** Content of a card below its title, instead of the columns and the detail. */
  renderCard?: (row: Row) => ReactNode;
  /** Width from which the table is shown, if its columns need more room than usual. */
  tableFrom?: number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A list of records: a table with sorting, column selection and keyboard navigation, or cards if it's narrow. `columns` and `rows` should
 * be stable between renders.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, name, columns: all, rows: unsorted, getRowId, initialOrder, filters, onExport, empty } = props;
  const [container, measured] = useContainerWidth();
  const width = measured ?? undefined;
  // The width determines columns and cards; rendering before it's known would render twice.
  const isMeasured = measured !== null;
  const [shown, setShown] = useColumnChoice(id, all, width);
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const drawn = useDeferredValue(limit, ROWS_AT_FIRST);
  const { rows, columns, order, setOrder, toggleOrder } = useSortedRows({
    columns: all,
    rows: unsorted,
    getRowId,
    initialOrder,
    shown,
  });
  const by = order?.by;
  const direction = order?.direction;
  const { onOrder } = props;
  useEffect(() => {
    if (by !== undefined && direction !== undefined) onOrder?.({ by, direction });
  }, [by, direction, onOrder]);
  const { selection } = props;
  const tableFrom = (props.tableFrom ?? TABLE_FROM) + (selection ? SELECTION_WIDTH : 0);
  const isTable = width === undefined || width >= tableFrom;
  const list: RowsProps<Row> = {
    label: props.label,
    columns,
    rows: rows.slice(0, drawn),
    getRowId,
    renderActions: props.renderActions,
    renderButtons: props.renderButtons,
    renderDetail: props.renderDetail,
    isFresh: props.isFresh,
    onOpen: props.onOpen,
    titleLink: props.titleLink,
    selection,
  };
  return (
    <Box ref={container}>
      <TableToolbar
        name={name}
        filters={filters}
        columns={all}
        shown={shown}
        onShown={setShown}
        order={order}
        onOrder={setOrder}
        onExport={onExport && (() => onExport(rows))}
        actions={props.toolbarActions}
        // A filter without matches must not hide the column menu while the user types.
        isEmpty={rows.length === 0 && filters === undefined}
        isNarrow={!isTable}
        foldLabel={props.foldLabel ?? 'Filter and sort'}
        foldText={props.foldText}
      />
      {rows.length === 0 && empty}
      {rows.length > 0 && isMeasured && isTable && (
        <TableGrid
          {...list}
          regionLabel={`${name} table`}
          order={order}
          onSort={toggleOrder}
          isActionsLabelHidden={props.isActionsLabelHidden ?? false}
        />
      )}
      {rows.length > 0 && isMeasured && !isTable && (
        <>
          {selection && (
            <Box
              component="label"
              sx={{ display: 'flex', width: 'fit-content', alignItems: 'center', mb: 1 }}
            >
              <AllRowsCheckbox selection={selection} ids={list.rows.map(getRowId)} />
              <Typography component="span" aria-hidden>
                Select all
              </Typography>
            </Box>
          )}
          <CardList {...list} columns={all} cardTitle={props.cardTitle} renderCard={props.renderCard} />
        </>
      )}
      {rows.length > limit && (
        <LoadMore onMore={() => setLimit(limit + ROWS_AT_ONCE)}>
          Showing {limit} of {rows.length}
        </LoadMore>
      )}
    </Box>
  );
}
