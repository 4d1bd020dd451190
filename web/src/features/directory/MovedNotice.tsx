import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';

/** `shared-page` sends visitors of a stopped link here with `?from=flyer`, `OfficerMoved` those of a page with `?from=officer`. */
const REASONS: Record<string, string> = {
  flyer: 'The flyer you opened is no longer available.',
  officer: 'The loan officer you were looking for is no longer with us.',
};

/** Returns why a visitor was led here; undefined for whoever came by themselves. */
function readReason(): string | undefined {
  const from = new URLSearchParams(window.location.search).get('from') ?? '';
  return Object.hasOwn(REASONS, from) ? REASONS[from] : undefined;
}

/** Explains to visitors who were led on why they see this officer instead of a flyer or of somebody else. */
export function MovedNotice({ firstName }: { firstName: string }) {
  // The page is prerendered without a query.
  const isHydrated = useIsHydrated();
  const reason = isHydrated ? readReason() : undefined;
  return (
    <Box role="status">
      {reason && (
        <Typography sx={{ mt: 3, p: 2, borderRadius: '10px', bgcolor: 'primary.soft', maxWidth: '44em' }}>
          {reason} {firstName} is here to help with your home loan.
        </Typography>
      )}
    </Box>
  );
}
