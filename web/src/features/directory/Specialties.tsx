import Box from '@mui/material/Box';

/** What an officer helps with, in one line or more; an entry doesn't break where it needn't. Dots stand between the entries of a line only. */
export function Specialties({ specialties }: { specialties: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
      <Box component="span" sx={{ display: 'block', ml: `-${GAP}` }}>
        {specialties.map((specialty) => (
          <span key={specialty}>
            <Box component="span" sx={entry}>
              {specialty}
            </Box>{' '}
          </span>
        ))}
      </Box>
    </Box>
  );
}

const GAP = '0.75em';

/** The dot before an entry is cut off where the entry begins a line. */
const entry = {
  position: 'relative',
  display: 'inline-block',
  pl: GAP,
  '&::before': { content: '"·"', position: 'absolute', left: '0.125em' },
} as const;
