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

/** A list in running lines. The dot after an entry also ends a line that goes on in the next. */
const dottedList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > *': { display: 'inline-block', mr: '0.35em' },
  '& > *:not(:last-of-type)::after': { content: '" ·"' },
} as const;
