import Box from '@mui/material/Box';
import { keepHyphensApart } from '../../lib/format/keepHyphensApart.ts';

/** What an officer helps with, as running text; renders nothing if their entry doesn't say. */
export const Specialties = ({ specialties = [] }: { specialties: readonly string[] | undefined }) =>
  specialties.length > 0 && (
    <Box component="ul" aria-label="Helps with" sx={list}>
      {specialties.map((specialty) => (
        <li key={specialty}>{keepHyphensApart(specialty)}</li>
      ))}
    </Box>
  );

/** Lines can break anywhere: specialties of several words with their own capitals would break too early as a list with commas. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'inline' },
  '& > li:not(:last-of-type)::after': { content: '"\\00a0· "' },
} as const;
