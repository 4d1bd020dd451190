import { Checkbox, useEventCallback } from '@mui/material';

/** The selected rows of a list, for bulk actions. */
export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the row for its checkbox. */
  label: (row: Row) => string;
  /** Maximum number of selected rows. */
  max: number;
}

/** A target of 40 px in a row of 48. */
const size = { p: 1 } as const;

/** Returns the selection with a row toggled. Doesn't add a row to a full selection. */
export function toggleRow<Row>(
  { selected, onChange, max }: Pick<RowSelection<Row>, 'selected' | 'onChange' | 'max'>,
  id: string,
): void {
  const next = new Set(selected);
  if (!next.delete(id) && next.size < max) next.add(id);
  onChange(next);
}

/** A row's state apart from its content. */
export interface RowState<Row> {
  id: string;
  /** Whether it has just arrived. */
  isFresh: boolean | undefined;
  isSelected: boolean;
  /** Whether it's selected, or there is room for one more. */
  isSelectable: boolean;
  /** Labels the row's checkbox; undefined if rows can't be selected. */
  selectLabel: ((row: Row) => string) | undefined;
  onToggle: (id: string) => void;
}

interface RowStateOptions<Row> {
  isFresh?: ((row: Row) => boolean) | undefined;
  selection?: RowSelection<Row> | undefined;
}

/** Returns a function that returns a row's state. `onToggle` stays the same between renders. */
export function useRowState<Row>({ isFresh, selection }: RowStateOptions<Row>) {
  const onToggle = useEventCallback((id: string) => {
    if (selection) toggleRow(selection, id);
  });
  const isFull = selection !== undefined && selection.selected.size >= selection.max;
  return (row: Row, id: string): RowState<Row> => {
    const isSelected = selection?.selected.has(id) ?? false;
    return {
      id,
      isFresh: isFresh?.(row),
      isSelected,
      isSelectable: isSelected || !isFull,
      selectLabel: selection?.label,
      onToggle,
    };
  };
}

interface RowCheckboxProps {
  /** Names the selected row for screen readers. */
  label: string;
  state: RowState<never>;
}

/** Selects one row. */
export function RowCheckbox({ label, state }: RowCheckboxProps) {
  const { id, isSelected, isSelectable, onToggle } = state;
  return (
    <Checkbox
      sx={size}
      checked={isSelected}
      disabled={!isSelectable}
      onChange={() => onToggle(id)}
      slotProps={{ input: { 'aria-label': `Select ${label}` } }}
    />
  );
}

interface AllRowsCheckboxProps<Row> {
  selection: RowSelection<Row>;
  /** Ids of the visible rows, in order. */
  ids: readonly string[];
}

/** Selects the shown rows, up to the maximum; or none. */
export function AllRowsCheckbox<Row>({ selection, ids }: AllRowsCheckboxProps<Row>) {
  const { selected, onChange, max } = selection;
  const possible = ids.slice(0, max);
  const isAll = possible.length > 0 && possible.every((id) => selected.has(id));
  return (
    <Checkbox
      sx={size}
      checked={isAll}
      indeterminate={!isAll && ids.some((id) => selected.has(id))}
      onChange={() => onChange(new Set(isAll ? [] : possible))}
      slotProps={{
        input: {
          'aria-label': ids.length > max ? `Select the first ${max} shown` : 'Select all shown',
        },
      }}
    />
  );
}
