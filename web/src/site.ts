import './ui/theme/base.css';
import './ui/theme/fonts.css';
import { loadLayout, pageAt } from './app/sitePages.ts';
import { hydrateInStages } from './hydration/hydrateInStages.ts';
import { watchErrors, watchSiteLoadFailures } from './lib/errors/watchErrors.ts';
import { currentLinkView } from './lib/links/linkView.ts';
import { saveAttribution } from './lib/saveAttribution.ts';
import { installTrustedTypes } from './lib/trustedTypes.ts';

installTrustedTypes();
watchErrors();
watchSiteLoadFailures();

// First-touch attribution, from any landing page.
saveAttribution();

const root = findRoot();
const path = window.location.pathname;
const page = pageAt(path);

function findRoot(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('index.html has no #root');
  return found;
}

/**
 * Loads the code that mounts a page. React's own file loads in parallel (`REACT_MODULE`) and runs after the frame's: both together would
 * block a slow phone for a quarter of a second.
 */
async function loadMount(loadPage: typeof page.load): Promise<() => void> {
  const [{ SiteApp }, Layout, Page] = await Promise.all([
    import('./app/SiteApp.tsx'),
    loadLayout(page),
    loadPage(),
  ]);
  const { mount } = await import('./hydration/mount.tsx');
  return () => mount(root, SiteApp, { path, Layout, Page });
}

// Early, because visitors may leave immediately; only visits from a link need it, so other pages don't load it.
const linkView = currentLinkView();
if (linkView) {
  import('./features/shared-page/reportLinkView.ts').then(
    ({ reportLinkView }) => reportLinkView(linkView),
    // If the script doesn't load, the view isn't counted.
    () => undefined,
  );
}

await hydrateInStages({
  root,
  early: page.loadEarly,
  load: () => loadMount(page.load),
  loadFailure: () => loadMount(() => import('./app/PageFailed.tsx').then(({ PageFailed }) => PageFailed)),
});

// The company may have changed since the build.
import('./lib/company/refreshCompany.ts').then(
  ({ refreshCompany }) => refreshCompany(),
  // On failure the page stays as it was built.
  () => undefined,
);
