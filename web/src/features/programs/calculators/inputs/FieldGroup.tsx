import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  legend?: string;
  children: ReactNode;
}

/**
 * A two-column grid of fields with aligned labels and inputs, and a legend if the calculator has several groups. An odd last field spans
 * the row.
 */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <Box
      component={legend ? 'fieldset' : 'div'}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, mb: legend ? 1.5 : 0 }}
    >
      {legend && (
        <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
          {legend}
        </Typography>
      )}
      <Box sx={groupStyles}>{children}</Box>
    </Box>
  );
}

const groupStyles = {
  display: 'grid',
  columnGap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (max-width: 349.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& > *, & > .MuiTextField-root': { mb: 2.5 },
  '& > .MuiTextField-root': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    '& > label': { alignSelf: 'end' },
  },
  '@media print': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > *, & > .MuiTextField-root': { display: 'block', gridRow: 'auto', mb: 1 },
  },
} as const;

interface FieldColumnsProps {
  columns: readonly (readonly [legend: string, fields: ReactNode])[];
}

/** Two groups of fields side by side, so that their differences can be read across. */
export function FieldColumns({ columns }: FieldColumnsProps) {
  return (
    <Box sx={columnStyles}>
      {columns.map(([legend, fields]) => (
        <Box key={legend} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
            {legend}
          </Typography>
          {fields}
        </Box>
      ))}
    </Box>
  );
}

const columnStyles = {
  display: 'grid',
  columnGap: { xs: 1.5, sm: 2.5 },
  rowGap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (max-width: 349.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .MuiTextField-root': { display: 'block', mb: 2.5 },
  '@media print': { rowGap: 0 },
} as const;
