import { parseCallToken } from '@brokerage/domain/contact/callPage';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect } from 'react';
import { offerReload } from '../../../hydration/offerReload.ts';
import { useIsHydrated } from '../../../hydration/useIsHydrated.ts';
import { WithoutScript } from '../../../hydration/WithoutScript.tsx';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { clearAddressHash, useAddressHash } from '../../../lib/useAddressHash.ts';
import { UnlistedHead } from '../../../ui/layout/head/UnlistedHead.tsx';
import { NoCall } from './NoCall.tsx';
import { OfficePhone } from './OfficePhone.tsx';

const CallLoader = lazy(async () => {
  try {
    return { default: (await import('./CallLoader.tsx')).CallLoader };
  } catch (error) {
    console.warn('The call could not be loaded', error);
    offerReload();
    // While this promise is pending, the page keeps showing the loading state, and a notice has a button to try again.
    return new Promise<never>(() => undefined);
  }
});

/** The page while its call loads, also in the static page, which can't know the URL that identifies the call. */
const LOADING = (
  <>
    <Typography variant="h1">Your call</Typography>
    <div role="status" className="call-loading">
      <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '34em' }}>
        We’re loading who will call you and when. If it takes too long, you can also call us at{' '}
        <OfficePhone />.
      </Typography>
      <Box sx={{ mt: 3, maxWidth: 560, height: 76, borderRadius: '10px', bgcolor: 'neutral.soft' }} />
    </div>
  </>
);

/** Session storage key. */
const LINK_KEY = 'call_link';

/** Returns the call's link and moves it from the URL to session storage, because URLs stay in a shared computer's history. */
function useCallLink(): string {
  const hash = useAddressHash().slice(1);
  useEffect(() => {
    if (hash !== '' && safeSessionStorage.setItem(LINK_KEY, hash)) clearAddressHash();
  }, [hash]);
  return hash || (safeSessionStorage.getItem(LINK_KEY) ?? '');
}

/** The call of a link. Without a complete link, there's nothing to load. */
function Call({ link }: { link: string }) {
  if (!parseCallToken(link)) {
    return (
      <NoCall title="We need the link from your email">
        Open this page with the button in the email about your call, or call us.
      </NoCall>
    );
  }
  return (
    <Suspense fallback={LOADING}>
      <CallLoader key={link} link={link} loading={LOADING} />
    </Suspense>
  );
}

/** The /call page, linked from emails about a call. The link's secret is in the fragment, which browsers don't send to any server. */
export function CallPage() {
  const link = useCallLink();
  const isHydrated = useIsHydrated();
  return (
    <Container sx={{ pt: { xs: 4, md: 8 }, pb: { xs: 7, md: 12 } }}>
      <UnlistedHead name="Your call" />
      <WithoutScript what="This page" instead="change your call" hides="call-loading" />
      {isHydrated ? <Call link={link} /> : LOADING}
    </Container>
  );
}
