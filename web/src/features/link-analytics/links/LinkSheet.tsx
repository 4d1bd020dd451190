import { type SharedLink, sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { formatCount } from '../../../lib/format/formatCount.ts';
import { companyDay, companyToday } from '../../../lib/format/time/companyTime.ts';
import { formatGuestEvent } from '../../../lib/format/time/formatGuestEvent.ts';
import { subscribeLinkDays } from '../../../lib/links/linkQueries.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { siteOrigin } from '../../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { SideSheet } from '../../../ui/layout/portal/SideSheet.tsx';
import { CopyLinkButton } from '../../../ui/links/CopyLinkButton.tsx';
import { LinkStateChip } from '../../../ui/links/LinkStateChip.tsx';
import { Created, Expires, formatLinkRow } from '../../../ui/links/linkFields.tsx';
import { useCopyLink } from '../../../ui/links/useCopyLink.ts';
import { LINK_FIGURES } from '../linkFigures.ts';
import { Figures } from '../periods/Figures.tsx';
import { ViewsChart } from '../periods/ViewsChart.tsx';
import { viewBars } from '../periods/viewBars.ts';
import { LinkMenu } from './LinkMenu.tsx';
import { LinkPicture } from './LinkPicture.tsx';
import { LINK_ACTION_LABELS, type LinkMenuAction } from './linkActions.ts';

/** Actions with a button of their own, which every link offers; the others are in the menu, so that the buttons fit one line. */
const BUTTONS: readonly LinkMenuAction[] = ['qr', 'rename', 'event'];

/** Days that the chart shows. */
const DAYS = 30;

/** Subscribes to a link's counts since a day. */
function useLinkDays({ tenant_id, short_code }: SharedLink, from: string) {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const holderId = isAdministrator(member.role) ? null : user.uid;
  return useLiveData(
    useMemo(
      () => subscribeLinkDays(firestore, { tenantId: tenant_id, holderId }, short_code, from),
      [firestore, tenant_id, holderId, short_code, from],
    ),
  );
}

/** A link's views day by day, and on which days its flyer was corrected. */
function LinkViews({ link }: { link: SharedLink }) {
  const today = companyToday();
  const from = shiftDate(today, 1 - DAYS);
  const live = useLinkDays(link, from);
  const corrected = new Set((link.flyer?.corrected_at ?? []).map(companyDay));
  return (
    <section aria-labelledby="link-views">
      <Typography variant="h3" id="link-views" sx={{ mt: 3, mb: 1 }}>
        Views in the last {DAYS} days
      </Typography>
      {live.status === 'loading' && (
        <Skeleton variant="rounded" height={220} role="status" aria-label="Loading views" />
      )}
      <InlineLoadError what="the views" live={live} />
      {live.status === 'ready' && (
        <ViewsChart
          bars={viewBars(live.data.items, { from, to: today }, today)}
          previous={[]}
          corrected={corrected}
        />
      )}
    </section>
  );
}

interface LinkSheetProps {
  /** Undefined if no listed link has the code in the URL. */
  row: LinkRow | undefined;
  /** The link in the URL couldn't be read, but may exist. */
  hasFailed?: boolean | undefined;
  /** The period of the figures: `all time`, `the last 30 days`. */
  periodName: string;
  onChoose: (action: LinkMenuAction) => void;
  onClose: () => void;
  /** Searches the company's links; undefined if that's not possible or already done. */
  onShowCompany?: (() => void) | undefined;
}

/** Shows everything about one link, with its actions. */
export function LinkSheet({ row, hasFailed, periodName, onChoose, onClose, onShowCompany }: LinkSheetProps) {
  if (!row && hasFailed) {
    return (
      <SideSheet kind="Shared link" title="Couldn’t load this link" onClose={onClose}>
        <Typography>Check your connection, then close this and open the link again.</Typography>
      </SideSheet>
    );
  }
  if (!row) {
    return (
      <SideSheet kind="Shared link" title="Link not found" onClose={onClose}>
        <Typography>It isn’t among the links listed here.</Typography>
        {onShowCompany && (
          <Button variant="outlined" onClick={onShowCompany} sx={{ mt: 2 }}>
            Look in all company links
          </Button>
        )}
      </SideSheet>
    );
  }
  const { link, flyer, name, template, officer, state, sums } = row;
  const url = sharedLinkAddress(siteOrigin(), link.short_code);
  const countNote = formatCountNote(sums);
  const isUnopened = [sums, link].every((counted) => LINK_FIGURES.every(({ key }) => counted[key] === 0));
  return (
    <SideSheet
      kind={link.kind === 'print' ? 'Printed QR code' : 'Shared link'}
      title={flyer}
      onClose={onClose}
      actions={
        <>
          {BUTTONS.map((action) => (
            <Button key={action} variant="outlined" onClick={() => onChoose(action)}>
              {LINK_ACTION_LABELS[action]}
            </Button>
          ))}
          <Box sx={{ ml: 'auto' }}>
            <LinkMenu row={row} besides={BUTTONS} onChoose={onChoose} />
          </Box>
        </>
      }
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start', pt: '1px', mb: 2 }}>
        {link.flyer_instance_id !== null && <LinkPicture link={link} width={88} />}
        <Box sx={{ minWidth: 0 }}>
          <LinkStateChip state={state} />
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', mt: 1.5 }}>
            <MuiLink
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {url}
            </MuiLink>
            <CopyLinkButton url={url} what={formatLinkRow(row)} />
          </Stack>
        </Box>
      </Stack>
      {isUnopened ? (
        <NoViews url={url} />
      ) : (
        <>
          <Typography variant="h3" sx={{ mb: 1 }}>
            Figures for {periodName}
          </Typography>
          <Figures sums={sums} before={undefined} />
        </>
      )}
      {countNote !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {countNote}
        </Typography>
      )}
      {!isUnopened && <LinkViews link={link} />}
      <Typography variant="h3" sx={{ mt: 3, mb: 0.5 }}>
        Details
      </Typography>
      <Details
        lines={[
          ['Label', name],
          ['Template', template],
          ['Officer', officer],
          ['Created', <Created key="created" {...row} />],
          ['Expires', <Expires key="expires" {...row} />],
          ['Event', link.event && formatGuestEvent(link.event)],
          ['UTM Source', link.utm_source],
          ['UTM Medium', link.utm_medium],
          ['UTM Campaign', link.utm_campaign],
        ]}
      />
    </SideSheet>
  );
}

/** Shown instead of five zeros and an empty chart. */
function NoViews({ url }: { url: string }) {
  const { isCopied, copy } = useCopyLink(url);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography>No views yet. Share the link to see figures here.</Typography>
      <Button variant="outlined" onClick={() => void copy()}>
        {isCopied ? 'Copied!' : 'Copy link'}
      </Button>
    </Stack>
  );
}

/** Returns what the figures don't include; undefined if they're complete. */
function formatCountNote({ views, scans, not_counted }: LinkRow['sums']): string {
  const others = views > 0 ? `${formatCount(not_counted)} more` : pluralize(not_counted, 'visit');
  const verb = not_counted === 1 ? 'wasn’t' : 'weren’t';
  return [
    ...(scans > 0 ? [`${formatCount(scans)} of the views came from QR codes.`] : []),
    ...(not_counted > 0 ? [`${others} ${verb} counted: bots, previews and your own team.`] : []),
  ].join(' ');
}

function Details({ lines }: { lines: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', columnGap: 2, gridTemplateColumns: '8rem minmax(0, 1fr)' }}
    >
      {lines
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents', '& > *': { py: 0.75 } }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
