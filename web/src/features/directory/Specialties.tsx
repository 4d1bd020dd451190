import Box from '@mui/material/Box';
import { keepHyphensApart } from '../../lib/format/keepHyphensApart.ts';
import { commaList } from '../../ui/commaList.ts';

/** What an officer helps with, as running text; renders nothing if their entry doesn't say. */
export const Specialties = ({ specialties = [] }: { specialties: readonly string[] | undefined }) =>
  specialties.length > 0 && (
    <Box component="ul" aria-label="Helps with" sx={commaList}>
      {specialties.map((specialty) => (
        <li key={specialty}>{keepHyphensApart(specialty)}</li>
      ))}
    </Box>
  );
