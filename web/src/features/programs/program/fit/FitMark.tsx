import Box from '@mui/material/Box';

const paths = {
  yes: 'M3 10.500 8 15.500 17 5',
  no: 'M4 10h12M11 5l5 5-5 5',
  cross: 'M5 5 15 15M15 5 5 15',
} as const;

/** A check, an arrow or a cross at the start of a line. Decorative: the heading above says which list it is. */
export function FitMark({ kind, isDark = false }: { kind: keyof typeof paths; isDark?: boolean }) {
  const color = kind === 'yes' && !isDark ? 'primary.main' : isDark ? 'secondary.light' : 'secondary.main';
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 20 20"
      sx={{ flex: 'none', width: 20, height: 20, mt: '5px', color }}
    >
      <path
        d={paths[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}
