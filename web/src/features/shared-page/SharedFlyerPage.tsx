import { toTitleWithStreet } from '@brokerage/domain/flyer/texts/splitAddress';
import { SHORT_CODE } from '@brokerage/domain/link/shortCode';
import { LINK_UNAVAILABLE_TEXTS } from '@brokerage/domain/link/unavailableTexts';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { usePagePath } from '../../lib/routes/pagePath.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { UnlistedHead } from '../../ui/layout/head/UnlistedHead.tsx';
import { NotFoundLayout } from '../../ui/layout/NotFoundLayout.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { SharedFlyerEnded } from './SharedFlyerEnded.tsx';
import { SharedFlyerHeading } from './SharedFlyerHeading.tsx';
import { SharedFlyerOfficer } from './SharedFlyerOfficer.tsx';
import { recordLinkEvent, type Successor } from './sharedFlyerCalls.ts';
import { sharedFlyerGrid, toSharedFlyerSheetPlace } from './sharedFlyerLayout.ts';
import { SharedFlyerSheet } from './sheet/SharedFlyerSheet.tsx';
import { type LiveSharedFlyer, useSharedFlyer } from './useSharedFlyer.ts';

const SHARED = sitePaths.shared.replace(':shortCode', '');

/** Returns the short code in a shared page's path; undefined for other paths and invalid codes. */
function sharedCodeIn(path: string): string | undefined {
  const code = path.startsWith(SHARED) ? path.slice(SHARED.length).replace(/\/$/, '') : '';
  return SHORT_CODE.test(code) ? code : undefined;
}

const placeholder = { borderRadius: 1, bgcolor: 'neutral.soft' } as const;

/** Placeholder for the shared page with its final dimensions. */
function SharedFlyerSkeleton() {
  return (
    <Container role="status" sx={{ pt: { xs: 2, sm: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
      <span style={visuallyHidden}>Loading the flyer</span>
      <Box sx={sharedFlyerGrid}>
        <div>
          <Box sx={{ ...placeholder, height: { xs: 40, md: 56 }, maxWidth: 560 }} />
          <Box sx={{ ...placeholder, height: 24, maxWidth: 360, mt: 1 }} />
        </div>
        <Box sx={{ ...toSharedFlyerSheetPlace(), aspectRatio: '8.5 / 11', ...placeholder }} />
        <Box sx={{ ...placeholder, height: { xs: 210, sm: 268 }, borderRadius: '10px' }} />
      </Box>
    </Container>
  );
}

/**
 * Link to the colleague who took over, if a flyer's loan officer has left. `shared-page` redirects visitors there; this is for those who
 * already had the page open.
 */
function SharedFlyerForwarded({ successor }: { successor: Successor }) {
  return (
    <NotFoundLayout title="This flyer is no longer available">
      <Typography role="status" sx={{ mb: 4, maxWidth: '28em', color: 'text.secondary' }}>
        {successor.name} can help with your home loan questions.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink href={officerPath(successor.id)} variant="contained" size="large">
          Meet {successor.name}
        </ButtonLink>
        <ButtonLink href={sitePaths.home} variant="outlined" size="large">
          Return to Home
        </ButtonLink>
      </Box>
    </NotFoundLayout>
  );
}

const exit = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: '0.875rem' } as const;

/** Items stacked in one grid area. */
const stacked = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

type SharedFlyerLiveProps = Pick<LiveSharedFlyer, 'flyer' | 'view' | 'Detail'>;

/** A live flyer with its actions and its people. */
function SharedFlyerLive({ flyer, view, Detail }: SharedFlyerLiveProps) {
  const { title, pdfUrl, drawing, home, officer, realtor, company } = flyer;
  return (
    <Container sx={{ pt: { xs: 2, sm: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
      <UnlistedHead name={toTitleWithStreet(title, home)} />
      <Box sx={sharedFlyerGrid}>
        <SharedFlyerHeading flyer={flyer} Detail={Detail} />
        <Box sx={toSharedFlyerSheetPlace(drawing ?? undefined)}>
          <SharedFlyerSheet
            title={title}
            pdfUrl={pdfUrl}
            drawing={drawing}
            stamp={Detail && <Detail flyer={flyer} kind="stamp" />}
          >
            <ButtonLink
              href={`${pdfUrl}?download=1`}
              download
              variant="outlined"
              startIcon={<FileDownloadOutlined />}
              onClick={() => recordLinkEvent(view, 'download')}
            >
              Download PDF
            </ButtonLink>
          </SharedFlyerSheet>
        </Box>
        <SharedFlyerOfficer officer={officer} company={company} view={view}>
          {realtor && Detail && <Detail flyer={flyer} kind="realtor" />}
        </SharedFlyerOfficer>
        <Box sx={stacked}>
          {Detail && <Detail flyer={flyer} kind="ends" />}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              rowGap: 1,
            }}
          >
            <ButtonLink
              href={`${sitePaths.home}#about`}
              variant="outlined"
              sx={{ textAlign: 'center', width: { xs: '100%', sm: 'auto' } }}
            >
              Visit {company.name}
            </ButtonLink>
            <Link href={sitePaths.home} sx={exit}>
              Return to Home
            </Link>
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

interface SharedFlyerUnavailableProps {
  why: keyof typeof LINK_UNAVAILABLE_TEXTS;
  retry: () => void;
  isRetrying: boolean;
}

/** Shown when there's no flyer to show: why, whom to contact, and what to do next. */
function SharedFlyerUnavailable({ why, retry, isRetrying }: SharedFlyerUnavailableProps) {
  const company = useCompany();
  const isOnline = useOnline();
  return (
    <NotFoundLayout title="Link Unavailable">
      <div role="alert">
        <Typography variant="subtitle1" component="p" sx={{ mb: 1 }}>
          {LINK_UNAVAILABLE_TEXTS[why]}
        </Typography>
        <Typography sx={{ mb: 4, maxWidth: '28em', color: 'text.secondary' }}>
          {why !== 'failed'
            ? 'Ask the loan officer who sent it for a new one, or '
            : isOnline
              ? 'Check your connection and try again, or '
              : 'You’re offline. The flyer will load once you’re back online. You can also '}
          call us at{' '}
          <Link href={`tel:${company.phone}`} sx={{ whiteSpace: 'nowrap' }}>
            {company.phoneDisplay}
          </Link>
          , <span style={{ display: 'inline-block' }}>{company.hours}</span>,{' '}
          {formatTimeZone(company.schedule.time_zone)}.
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
        {why === 'failed' && (
          // Keeps the focus while waiting: it isn't disabled, and a second click does nothing.
          <ActionButton
            variant="contained"
            size="large"
            aria-disabled={isRetrying}
            onClick={isRetrying ? undefined : retry}
          >
            {isRetrying ? 'Trying again…' : 'Try again'}
          </ActionButton>
        )}
        <ButtonLink href={sitePaths.home} variant={why === 'failed' ? 'outlined' : 'contained'} size="large">
          Return to Home
        </ButtonLink>
        {why !== 'failed' && (
          <ButtonLink href={sitePaths.branches} variant="outlined" size="large">
            Find a Loan Officer
          </ButtonLink>
        )}
      </Box>
    </NotFoundLayout>
  );
}

function SharedFlyerContent({ state, retry }: ReturnType<typeof useSharedFlyer>) {
  switch (state.status) {
    case 'loading':
      return <SharedFlyerSkeleton />;
    case 'live':
      return <SharedFlyerLive {...state} />;
    case 'ended':
      return <SharedFlyerEnded ended={state.ended} view={state.view} />;
    case 'forwarded':
      return <SharedFlyerForwarded successor={state.successor} />;
    default:
      return (
        <SharedFlyerUnavailable
          why={state.status}
          retry={retry}
          isRetrying={state.status === 'failed' && state.isRetrying}
        />
      );
  }
}

/** /shared/{shortCode}: shows a flyer to anyone with its link (docs/product.md#shared-links). */
export function SharedFlyerPage() {
  const { state, retry } = useSharedFlyer(sharedCodeIn(usePagePath()));
  return (
    // High enough to keep the footer off screen, so that it doesn't jump when the content arrives.
    <Box sx={{ minHeight: '100vh' }}>
      <SharedFlyerContent state={state} retry={retry} />
    </Box>
  );
}
