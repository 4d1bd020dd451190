import Box from '@mui/material/Box';

/** A number in a ring that ties a part of a drawing to its note. */
export function NumberMark({ number }: { number: number }) {
  return (
    <Box component="span" aria-hidden="true" sx={ring}>
      {number}
    </Box>
  );
}

const ring = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: 2,
  borderColor: 'secondary.main',
  bgcolor: 'background.paper',
  color: 'secondary.main',
  fontSize: '1rem',
  lineHeight: 1,
  fontWeight: 600,
} as const;
