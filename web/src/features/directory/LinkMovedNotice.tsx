import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';

/** What the visitor looked for, by `?from=` of the address to which `shared-page` sent them (landingPath.ts). */
const WANTED: Record<string, string> = {
  flyer: 'The flyer you opened is no longer available.',
  officer: 'The loan officer you were looking for is no longer available.',
};

/** Explains to visitors of a stopped shared link why they see this page. `help`: who helps them instead, as a sentence. */
export function LinkMovedNotice({ help }: { help: string }) {
  // The page is prerendered without a query.
  const isHydrated = useIsHydrated();
  const wanted = isHydrated
    ? WANTED[new URLSearchParams(window.location.search).get('from') ?? '']
    : undefined;
  return (
    <Box role="status">
      {wanted && (
        <Typography sx={{ mt: 3, p: 2, borderRadius: '10px', bgcolor: 'primary.soft', maxWidth: '44em' }}>
          {wanted} {help}
        </Typography>
      )}
    </Box>
  );
}
