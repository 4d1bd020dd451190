import Box from '@mui/material/Box';

/** A check or an arrow at the start of a line. Decoration: the heading above says which list it is. */
export function FitMark({ kind, isDark = false }: { kind: 'yes' | 'no'; isDark?: boolean }) {
  const color = kind === 'yes' && !isDark ? 'primary.main' : isDark ? 'secondary.light' : 'secondary.main';
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 20 20"
      sx={{ flex: 'none', width: 20, height: 20, mt: '5px', color }}
    >
      <path
        d={kind === 'yes' ? 'M3 10.500 8 15.500 17 5' : 'M4 10h12M11 5l5 5-5 5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}
