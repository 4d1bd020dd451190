import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface FiguresTableProps {
  /** The label of the control that opens it. */
  title: string;
  /** The table's accessible name. */
  label: string;
  headers: readonly string[];
  children: ReactNode;
}

/** A collapsed table of a chart's figures. Its rows are `FigureRow`s. */
export function FiguresTable({ title, label, headers, children }: FiguresTableProps) {
  return (
    <Disclosure title={title} sx={{ mt: 3 }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          mt: 1,
          maxHeight: 480,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          '@media print': { maxHeight: 'none', overflow: 'visible' },
        }}
      >
        <Box component="table" aria-label={label} sx={tableStyles}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Box>
      </Box>
    </Disclosure>
  );
}

/** A table row: a name, then the cells. */
export function FigureRow({ name, cells, isPart = false }: FigureRowProps) {
  return (
    <tr className={isPart ? 'part' : undefined}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns in a fixed order
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

interface FigureRowProps {
  name: ReactNode;
  cells: readonly string[];
  /** A month within the year above. */
  isPart?: boolean;
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { px: { xs: 0.75, sm: 2 }, py: 1, textAlign: 'right', borderTop: 1, borderColor: 'divider' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', borderTop: 0 },
  '& tbody th': { fontWeight: 600 },
  '& .part > *': { bgcolor: 'neutral.soft', borderTop: 0, py: 0.5, fontWeight: 400 },
} as const;
