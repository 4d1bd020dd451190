import Box from '@mui/material/Box';
import { withHyphensApart } from '../../lib/format/withHyphensApart.ts';

/** What an officer helps with, in running lines; nothing where their entry doesn't say. */
export const Specialties = ({ specialties = [] }: { specialties: readonly string[] | undefined }) =>
  specialties.length > 0 && (
    <Box component="ul" aria-label="Helps with" sx={dottedList}>
      {specialties.map((specialty) => (
        <li key={specialty}>{withHyphensApart(specialty)}</li>
      ))}
    </Box>
  );

/**
 * A list in running lines. The dot between two entries stands before the second, in a margin that is cut off: a line neither ends nor
 * begins with one.
 */
const dottedList = {
  listStyle: 'none',
  m: 0,
  ml: '-1em',
  p: 0,
  clipPath: 'inset(0 0 0 1em)',
  '& > *': { display: 'inline-block', position: 'relative', pl: '1em' },
  '& > *::before': { content: '"·"', position: 'absolute', left: '0.35em' },
} as const;
