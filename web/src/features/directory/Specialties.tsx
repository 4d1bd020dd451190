import Box from '@mui/material/Box';

/** What an officer helps with, in one line or more; an entry doesn't break where it needn't. */
export function Specialties({ specialties }: { specialties: readonly string[] }) {
  return specialties.map((specialty, index) => (
    <span key={specialty}>
      <Box component="span" sx={{ display: 'inline-block' }}>
        {specialty}
        {index < specialties.length - 1 && ' ·'}
      </Box>{' '}
    </span>
  ));
}
