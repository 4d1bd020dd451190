import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { CheckedLine } from './useDirectoryImport.ts';

interface ImportLinesProps {
  title: string;
  lines: readonly CheckedLine[];
  /** Text shown after the line's label. */
  describe: (line: CheckedLine) => ReactNode;
}

/** Lines that are shown without scrolling. */
const MAX_AT_ONCE = 6;

/** Lists lines of a file under a heading; a long list scrolls within itself. */
export function ImportLines({ title, lines, describe }: ImportLinesProps) {
  if (lines.length === 0) return null;
  const isLong = lines.length > MAX_AT_ONCE;
  return (
    <section aria-label={title}>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}
        // Focusable, so that the keyboard can scroll it.
        {...(isLong && { tabIndex: 0, 'aria-label': title, style: { maxHeight: 220, overflowY: 'auto' } })}
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

/** Returns `: license_number: License number is required; state: Choose a state`. */
export const formatIssues = ({ issues }: CheckedLine): string =>
  `: ${issues.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join('; ')}`;
