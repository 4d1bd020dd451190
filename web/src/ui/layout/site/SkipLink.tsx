import Link from '@mui/material/Link';

/** The first Tab stop: skips the header. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)', height: 1, width: 1, overflow: 'hidden' },
      }}
    >
      Skip to content
    </Link>
  );
}
