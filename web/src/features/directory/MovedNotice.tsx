import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';

/**
 * By `?from=` in the URL: `shared-page` redirects visitors of a stopped link here (landingPath.ts), `OfficerMoved` those of a former
 * officer's page.
 */
const REASONS: Record<string, string> = {
  flyer: 'The flyer you opened is no longer available.',
  officer: 'The loan officer you were looking for is no longer available.',
};

/** Returns why a visitor was redirected here, or undefined if they weren't. */
function readReason(): string | undefined {
  const from = new URLSearchParams(window.location.search).get('from') ?? '';
  return Object.hasOwn(REASONS, from) ? REASONS[from] : undefined;
}

/** Explains to redirected visitors why they see this page. `help` is a sentence about who helps them instead. */
export function MovedNotice({ help }: { help: string }) {
  // The page is prerendered without a query.
  const isHydrated = useIsHydrated();
  const reason = isHydrated ? readReason() : undefined;
  return (
    <Box role="status">
      {reason && (
        <Typography sx={{ mt: 3, p: 2, borderRadius: '10px', bgcolor: 'primary.soft', maxWidth: '44em' }}>
          {reason} {help}
        </Typography>
      )}
    </Box>
  );
}
