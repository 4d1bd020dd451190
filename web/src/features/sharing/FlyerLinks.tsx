import { linkStateOf, type SharedLink, sharedLinkAddress } from '@brokerage/domain/share/sharedLink';
import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Live } from '../../lib/documents.ts';
import type { Pages } from '../../lib/listenToPages.ts';
import { routePaths } from '../../lib/routePaths.ts';
import { siteOrigin } from '../../lib/siteOrigin.ts';
import { formatDate } from '../../ui/formatDate.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import type { LinkedFlyer } from './linkRow.ts';
import { LINK_STATE_LOOKS, linkName } from './linkState.ts';
import { useNow } from './useNow.ts';

interface FlyerLinksProps {
  flyer: Live<LinkedFlyer | undefined>;
  links: Live<Pages<SharedLink>>;
}

/** The links that there are to a flyer, newest first. */
export function FlyerLinks({ flyer, links }: FlyerLinksProps) {
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
      {links.status === 'failed' && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          They could not be loaded. <Button onClick={links.retry}>Retry</Button>
        </Typography>
      )}
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
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {factsOf(link).map((fact, index) => (
                    // A line ends between two facts, not within a date.
                    <Fragment key={fact}>
                      {index > 0 && '\u00a0· '}
                      <Box component="span" sx={{ display: 'inline-block' }}>
                        {fact}
                      </Box>
                    </Fragment>
                  ))}
                </Typography>
              </Box>
              {flyer.status === 'ready' && (
                <StatusChip {...LINK_STATE_LOOKS[linkStateOf(link, flyer.data, now)]} />
              )}
              <CopyLinkButton url={sharedLinkAddress(siteOrigin(), link.short_code)} what={linkName(link)} />
            </Stack>
          ))}
        </Box>
      )}
    </Box>
  );
}

const factsOf = ({ created_at, expires_at, utm_source }: SharedLink) => [
  `Created ${formatDate(created_at)}`,
  expires_at ? `expires ${formatDate(expires_at)}` : 'never expires',
  ...(utm_source ? [`UTM Source: ${utm_source}`] : []),
];
