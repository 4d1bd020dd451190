import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LinkPickerProps } from '../../lib/contexts/linkPickerContext.ts';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { companyDate } from '../../lib/format/time/companyTime.ts';
import { formatLinkEnd } from '../../lib/links/formatLinkEnd.ts';
import { matchesLinkSearch } from '../../lib/links/linkRow.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { type LiveLinks, useLiveLinks } from './useLiveLinks.ts';

/** A number small enough to scan without a search. */
const FEW = 8;

/** The user's own live links, to pick one for use elsewhere. */
export function LinkPicker({ purpose, onPick, onClose }: LinkPickerProps) {
  const id = useId();
  const live = useLiveLinks();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Tracked link for {purpose}</DialogTitle>
      <DialogContent>
        <ConnectionHint live={live} />
        {live.status === 'loading' && (
          <Stack spacing={1} role="status" aria-label="Loading your links">
            {['a', 'b', 'c'].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} />
            ))}
          </Stack>
        )}
        {live.status === 'failed' && (
          <ErrorState title="Couldn’t load your links" onRetry={live.retry}>
            {loadErrorMessage(live.error)}
          </ErrorState>
        )}
        {live.status === 'ready' && live.data.rows.length === 0 && !live.data.more && (
          <NoLinks onLeave={onClose} />
        )}
        {live.status === 'ready' && (live.data.rows.length > 0 || live.data.more) && (
          <Links {...live.data} onPick={onPick} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

function NoLinks({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState scene="links" title="No live links yet">
      Share an approved flyer, or make a link to your public page. It will show up here.
      <Stack useFlexGap spacing={1} sx={{ alignItems: 'center', mt: 2 }}>
        <Button component={Link} to={routePaths.officerLinks} variant="outlined" onClick={onLeave}>
          Links & QR Codes
        </Button>
        <Button component={Link} to={`${routePaths.flyers}?status=approved`} onClick={onLeave}>
          View my approved flyers
        </Button>
      </Stack>
    </EmptyState>
  );
}

interface LinksProps extends LiveLinks {
  onPick: (address: string) => void;
}

function Links({ rows, loaded, more, onPick }: LinksProps) {
  const [search, setSearch] = useState('');
  const found = rows.filter((row) => matchesLinkSearch(row, search));
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        It opens your flyer, your public page or the questionnaire, and Link Analytics counts the views.
        People keep signatures for a long time, so a link that never expires works best.
      </Typography>
      {(rows.length > FEW || more) && (
        <TextField
          fullWidth
          type="search"
          label="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mt: 2 }}
        />
      )}
      {found.length === 0 && (
        <Typography role="status" sx={{ mt: 2 }}>
          {more ? `None of your newest ${loaded} links match.` : 'No links match.'}
        </Typography>
      )}
      <List aria-label="Your tracked links" sx={{ mx: -2 }}>
        {found.map(({ link, flyer, name }) => (
          <ListItem key={link.short_code} disablePadding>
            <ListItemButton onClick={() => onPick(sharedLinkAddress(siteOrigin(), link.short_code))}>
              <ListItemText
                primary={flyer}
                secondary={`${name}. ${link.expires_at ? formatLinkEnd(link.expires_at, companyDate) : 'Never expires'}`}
                slotProps={{
                  primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
                  secondary: { sx: { overflowWrap: 'anywhere' } },
                }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from your newest {loaded} links.
        </LoadMore>
      )}
    </>
  );
}
