import './ui/theme/base.css';
import './ui/theme/fonts.css';
import { fetchDashboardScripts, startWebFonts } from './app/deferredAssets.ts';
import { whenPainted } from './hydration/whenPainted.ts';
import { watchErrors } from './lib/errors/watchErrors.ts';
import { watchLoadFailures } from './lib/errors/watchLoadFailures.ts';
import { firstListReady, limitWaitForFirstList } from './lib/first-list/firstList.ts';
import { installTrustedTypes } from './lib/trustedTypes.ts';

installTrustedTypes();
watchErrors();
watchLoadFailures();
fetchDashboardScripts();
limitWaitForFirstList();
import('./lib/session/startSession.ts')
  .then(({ startSession }) => startSession())
  .catch(() => {
    // The page makes the same request later, and reports the error.
  });

// Paint the splash of portal.html first. Each part then runs in a separate task, because all of them in one would block a slow phone.
await whenPainted();
try {
  await import('./app/createRoot.ts');
  const { mountPortal } = await import('./app/mountPortal.tsx');
  mountPortal();
} catch (error) {
  console.warn('The portal could not be loaded', error);
  const { offerReload } = await import('./hydration/offerReload.ts');
  offerReload();
}

// Load the fonts after the first list. The sign-in page has no list and doesn't wait.
await firstListReady;
startWebFonts();
// The sign-in page shows the website's company, which may have changed since the build.
import('./lib/company/refreshCompany.ts').then(
  ({ refreshCompany }) => refreshCompany(),
  // Then the page stays as it was built.
  () => undefined,
);
