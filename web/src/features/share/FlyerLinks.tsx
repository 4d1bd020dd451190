import { type SharedLink, sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { companyDate } from '../../lib/format/time/companyTime.ts';
import { formatGuestEvent } from '../../lib/format/time/formatGuestEvent.ts';
import { flyerLastDay } from '../../lib/format/time/formatValidity.ts';
import { formatLinkEnd } from '../../lib/links/formatLinkEnd.ts';
import { linkName, shownLinkState } from '../../lib/links/linkState.ts';
import type { Pages } from '../../lib/live-data/subscribePaged.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { useNow } from '../../lib/useNow.ts';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { CopyLinkButton } from '../../ui/links/CopyLinkButton.tsx';
import { LinkStateChip } from '../../ui/links/LinkStateChip.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';

interface FlyerLinksProps {
  links: Live<Pages<SharedLink>>;
}

/** Lists the links to a flyer, newest first. */
export function FlyerLinks({ links }: FlyerLinksProps) {
  const now = useNow();
  return (
    <Box component="section" aria-label="Links to this flyer">
      <Stack
        direction="row"
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}
      >
        <Typography variant="h3">Links to this flyer</Typography>
        <Link component={RouterLink} to={routePaths.analytics} variant="body2">
          Link Analytics
        </Link>
      </Stack>
      {links.status === 'loading' && (
        <div role="status" aria-label="Loading links">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      <InlineLoadError what="the links" live={links} />
      {links.status === 'ready' && links.data.items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No shared links yet</Typography>
      )}
      {links.status === 'ready' && links.data.items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {links.data.items.map((link) => (
            <Stack
              key={link.short_code}
              component="li"
              direction="row"
              spacing={1.5}
              sx={{ alignItems: 'center', py: 0.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                  {linkName(link)}
                </Typography>
                <Typography
                  component="div"
                  variant="body2"
                  sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
                >
                  {toFacts(link).map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </Typography>
              </Box>
              <LinkStateChip state={shownLinkState(link, now)} />
              <CopyLinkButton url={sharedLinkAddress(siteOrigin(), link.short_code)} what={linkName(link)} />
            </Stack>
          ))}
        </Box>
      )}
      {links.status === 'ready' && links.data.more && (
        <LoadMore onMore={links.data.more.load} isLoading={links.data.more.isLoading}>
          These are the newest {links.data.items.length}.
        </LoadMore>
      )}
    </Box>
  );
}

const toFacts = ({ created_at, expires_at, utm_source, flyer, event }: SharedLink) => [
  `Created ${companyDate(created_at)}`,
  expires_at ? formatLinkEnd(expires_at) : 'Never expires',
  ...(flyer?.valid_until ? [`Offer valid through ${flyerLastDay(flyer.valid_until)}`] : []),
  ...(event ? [`Event: ${formatGuestEvent(event)}`] : []),
  ...(utm_source ? [`UTM Source: ${utm_source}`] : []),
];
