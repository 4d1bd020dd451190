import Box from '@mui/material/Box';
import { GuideFigure } from './figures/GuideFigure.tsx';
import type { GuideTable } from './guideText.ts';

/** An example with figures, as a table. */
export function GuideExample({
  table: { caption, headers, rows: lines, hasSum, note },
}: {
  table: GuideTable;
}) {
  return (
    <GuideFigure caption={caption} {...(note && { note })}>
      <Box component="table" aria-label={caption} sx={{ ...tableStyles, ...(headers && stackedOnPhones) }}>
        {headers && (
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map(([name, ...cells], index) => (
            <Box component="tr" key={name} sx={hasSum && index === lines.length - 1 ? sum : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={headers?.[column + 1] ?? column} data-header={headers?.[column + 1]}>
                  {cell}
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </GuideFigure>
  );
}

const tableStyles = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 1,
    pl: 0,
    pr: 2,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th': { typography: 'body2', color: 'text.secondary', borderTop: 0 },
  // Aligns amounts at the right edge.
  '& tr > :last-child:not(:only-child)': { pr: 0, textAlign: 'right' },
} as const;

/** Puts each column's name next to its value, one per line. */
const stackedOnPhones = {
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '& tr, & tbody th': { display: 'block' },
    '& tbody th': { pb: 0.25, fontWeight: 600 },
    '& tbody td': { display: 'flex', justifyContent: 'space-between', borderTop: 0, py: 0.25, pr: 0 },
    '& tbody td:last-of-type': { pb: 1 },
    '& tbody td::before': { content: 'attr(data-header)', color: 'text.secondary' },
  },
} as const;

const sum = { '& th, & td': { fontWeight: 600, borderTopColor: 'text.primary' } } as const;
