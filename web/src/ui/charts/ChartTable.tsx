import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';

interface ChartTableProps {
  /** Names the table and the region that scrolls. */
  label: string;
  headers: readonly string[];
  /** The first cell names the row; the others are figures. */
  rows: readonly (readonly string[])[];
}

/** The figures behind a chart, shown on demand. */
export function ChartTable({ label, headers, rows }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1.5, mt: 0.5, mb: isOpen ? 0 : -1 }}
      >
        {isOpen ? 'Hide the table' : 'Show as a table'}
      </Button>
      {isOpen && (
        <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 360 }}>
          <Table size="small" stickyHeader aria-label={label}>
            <TableHead>
              <TableRow>
                {headers.map((header, index) => (
                  <TableCell key={header} scope="col" align={index === 0 ? 'left' : 'right'}>
                    {header}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([name = '', ...figures]) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {name}
                  </TableCell>
                  {figures.map((figure, index) => (
                    <TableCell
                      key={headers[index + 1]}
                      align="right"
                      sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}
                    >
                      {figure}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}
