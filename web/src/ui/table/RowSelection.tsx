import { Checkbox } from '@mui/material';

/** Which rows of a list are selected, for actions on several at once. */
export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the row for its checkbox. */
  label: (row: Row) => string;
  /** How many rows may be selected at once. */
  most: number;
}

/** A target of 40 px in a row of 48. */
const size = { p: 1 } as const;

/** Returns the selection with one more row, or without it. A full selection takes no more. */
export function toggleRow<Row>(
  { selected, onChange, most }: Pick<RowSelection<Row>, 'selected' | 'onChange' | 'most'>,
  id: string,
): void {
  const next = new Set(selected);
  if (!next.delete(id) && next.size < most) next.add(id);
  onChange(next);
}

interface RowCheckboxProps<Row> {
  selection: RowSelection<Row>;
  row: Row;
  id: string;
}

/** Selects one row. */
export function RowCheckbox<Row>({ selection, row, id }: RowCheckboxProps<Row>) {
  const isSelected = selection.selected.has(id);
  return (
    <Checkbox
      sx={size}
      checked={isSelected}
      disabled={!isSelected && selection.selected.size >= selection.most}
      onChange={() => toggleRow(selection, id)}
      slotProps={{ input: { 'aria-label': `Select ${selection.label(row)}` } }}
    />
  );
}

interface AllRowsCheckboxProps<Row> {
  selection: RowSelection<Row>;
  /** Of the rows that are shown, in their order. */
  ids: readonly string[];
}

/** Selects the rows that are shown, as many as may be; or none. */
export function AllRowsCheckbox<Row>({ selection, ids }: AllRowsCheckboxProps<Row>) {
  const { selected, onChange, most } = selection;
  const possible = ids.slice(0, most);
  const isAll = possible.length > 0 && possible.every((id) => selected.has(id));
  return (
    <Checkbox
      sx={size}
      checked={isAll}
      indeterminate={!isAll && ids.some((id) => selected.has(id))}
      onChange={() => onChange(new Set(isAll ? [] : possible))}
      slotProps={{
        input: {
          'aria-label': ids.length > most ? `Select the first ${most} shown` : 'Select all shown',
        },
      }}
    />
  );
}
