import Box from '@mui/material/Box';
import { withHyphensApart } from '../../lib/format/withHyphensApart.ts';
import { dottedList } from '../../ui/data-display/dottedList.ts';

/** What an officer helps with, in running lines; nothing where their entry doesn't say. */
export const Specialties = ({ specialties = [] }: { specialties: readonly string[] | undefined }) =>
  specialties.length > 0 && (
    <Box component="ul" aria-label="Helps with" sx={dottedList}>
      {specialties.map((specialty) => (
        <li key={specialty}>{withHyphensApart(specialty)}</li>
      ))}
    </Box>
  );
