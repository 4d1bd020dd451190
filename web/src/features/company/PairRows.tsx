import { toRecord } from '@brokerage/domain/collections/records';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useRows } from './useRows.ts';

interface Part<K extends string> {
  key: K;
  /** Label of the part in row `number`, counting from 1. */
  label: (number: number) => string;
  type?: 'date';
}

interface PairRowsProps<K extends string> {
  /** What a row is called in button labels: `figure`. */
  name: string;
  /** Path of the list in the settings: `brand.statistics.figures`. */
  path: string;
  rows: readonly Record<K, string>[];
  parts: readonly [Part<K>, Part<K>];
  /** Width of the first part when both are side by side. */
  firstWidth: string;
  isFull: boolean;
  onChange: (rows: Record<K, string>[]) => void;
  onBlur: (field: string) => void;
  getError: (field: string) => string | undefined;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Between the list and the button. */
  note?: ReactNode;
}

/** A list of rows with two text fields each, with buttons to remove and add rows. */
export function PairRows<K extends string>(props: PairRowsProps<K>) {
  const { name, path, rows, parts, firstWidth, isFull, onChange, onBlur, getError, empty, note } = props;
  const [first, second] = parts;
  const blank = toRecord([first.key, second.key], () => '');
  const { list, addButton, add, remove } = useRows(rows, onChange, blank);
  const renderField = (index: number, { key, label, type }: Part<K>) => {
    const field = `${path}.${index}.${key}`;
    return {
      id: `${name.replaceAll(' ', '-')}-${index}-${key}`,
      name: field,
      label: label(index + 1),
      ...(type && { type }),
      value: rows[index]?.[key] ?? '',
      onChange: ({ target }: { target: { value: string } }) =>
        onChange(rows.map((row, other) => (other === index ? { ...row, [key]: target.value } : row))),
      onBlur: () => onBlur(field),
      error: getError(field) !== undefined,
      helperText: getError(field),
    };
  };
  return (
    <>
      {rows.length === 0 && empty}
      <Box
        component="ul"
        ref={list}
        hidden={rows.length === 0}
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, '&:not([hidden])': { display: 'grid', gap: 2 } }}
      >
        {/* The index is the key, because the row's text is still being typed. */}
        {rows
          .map((_, index) => ({ index, key: `${path}.${index}` }))
          .map(({ index, key }) => (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'grid',
                gap: 1.5,
                alignItems: 'start',
                gridTemplateColumns: { xs: '1fr auto', sm: `${firstWidth} 1fr auto` },
              }}
            >
              <TextField {...renderField(index, first)} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }} />
              <TextField {...renderField(index, second)} />
              <IconButton
                aria-label={`Remove ${name} ${index + 1}`}
                onClick={() => remove(index)}
                sx={{ mt: '26px' }}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Box>
          ))}
      </Box>
      {note}
      <Button ref={addButton} startIcon={<Add />} disabled={isFull} onClick={add} sx={{ mt: 1, ml: -1.5 }}>
        Add {name}
      </Button>
    </>
  );
}
