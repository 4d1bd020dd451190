import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { CheckedLine } from './useDirectoryImport.ts';

interface ImportLinesProps {
  title: string;
  lines: readonly CheckedLine[];
  /** What is said of a line behind what it is about. */
  describe: (line: CheckedLine) => ReactNode;
}

/** Lists lines of a file under a heading; a long list scrolls by itself. */
export function ImportLines({ title, lines, describe }: ImportLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        // The keyboard scrolls what has the focus.
        tabIndex={lines.length > 8 ? 0 : undefined}
        aria-label={lines.length > 8 ? title : undefined}
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 220, overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {lines.map((line) => (
          <li key={line.line}>
            Line {line.line}
            {line.label !== '' && `, ${line.label}`}
            {describe(line)}
          </li>
        ))}
      </Box>
    </section>
  );
}

/** `: license_number: License number is required; state: Choose a state`. */
export const formatIssues = ({ issues }: CheckedLine): string =>
  `: ${issues.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join('; ')}`;
