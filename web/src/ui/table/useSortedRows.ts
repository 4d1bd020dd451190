import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { compareValues, type DataColumn, firstDirection, type SortOrder } from './DataColumn.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});

type Value = string | number | undefined;

interface SortedRowsOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  initialOrder: SortOrder | undefined;
  /** By column id. */
  shown: Readonly<Record<string, boolean>>;
}

/** Sorts the rows by a column (equal ones keep their order) and leaves out hidden columns. */
export function useSortedRows<Row>({ columns, rows, getRowId, initialOrder, shown }: SortedRowsOptions<Row>) {
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: { of: Row }): Value => column.sortValue?.(row.of),
        enableSorting: column.sortValue !== undefined,
        sortDescFirst: firstDirection(column) === 'desc',
        sortUndefined: 'last' as const,
        sortFn: (
          one: { getValue: (id: string) => unknown },
          other: { getValue: (id: string) => unknown },
          id: string,
          // The table library types values as unknown; `accessorFn` returns these types.
        ) => compareValues(one.getValue(id) as string | number, other.getValue(id) as string | number),
      })),
    [columns],
  );
  // The library requires objects; a row here may be anything.
  const data = useMemo(() => rows.map((row) => ({ of: row })), [rows]);
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ of }) => getRowId(of),
    enableMultiSort: false,
    enableSortingRemoval: false,
    initialState: {
      sorting: initialOrder ? [{ id: initialOrder.by, desc: initialOrder.direction === 'desc' }] : [],
    },
    state: { columnVisibility: { ...shown } },
    onColumnVisibilityChange: () => undefined,
  });
  const given = useRef(initialOrder);
  useLayoutEffect(() => {
    if (initialOrder === undefined || given.current === initialOrder) return;
    given.current = initialOrder;
    table.setSorting([{ id: initialOrder.by, desc: initialOrder.direction === 'desc' }]);
  }, [initialOrder, table]);
  const [sorting] = table.state.sorting;
  const order: SortOrder | undefined = sorting && {
    by: sorting.id,
    direction: sorting.desc ? 'desc' : 'asc',
  };
  const visible = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  // The same array while the same columns are shown, so that rows don't re-render.
  const visibleColumns = useMemo(() => {
    const ids = new Set(visible.split(','));
    return columns.filter(({ id }) => ids.has(id));
  }, [columns, visible]);
  return {
    order,
    columns: visibleColumns,
    rows: table.getRowModel().rows.map(({ original }) => original.of),
    setOrder: ({ by, direction }: SortOrder) => table.setSorting([{ id: by, desc: direction === 'desc' }]),
    /** Sorts by the column, or reverses its direction. */
    toggleOrder: (by: string) => table.getColumn(by)?.toggleSorting(),
  };
}
