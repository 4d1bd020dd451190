import './app/theme/fonts.css';
import { pageAt } from './app/sitePages.ts';
import { offerReload } from './lib/offerReload.ts';
import { rememberAttribution } from './lib/rememberAttribution.ts';
import { replayEarlyClick } from './lib/replayEarlyClick.ts';
import { installTrustedTypes } from './lib/trustedTypes.ts';
import { restoreTypedAnswers } from './lib/typedAnswers.ts';

installTrustedTypes();

/** Resolves when the page as it came is drawn, or nobody looks at it. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

// First touch: whatever page a visitor lands on.
rememberAttribution();

restoreTypedAnswers();
const answer = replayEarlyClick();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const path = window.location.pathname;
const page = pageAt(path);

page.early?.load().then(
  (answerPart) => {
    const part = answerPart();
    if (part) answer(part);
  },
  // Then the part answers with the rest of the page.
  () => undefined,
);

// Reading comes first: only then are the other scripts fetched. Each part runs by itself, as all of them at once would
// block a slow phone.
await drawn();
try {
  const [{ mount }, { SiteApp }, Page] = await Promise.all([
    import('./app/mount.tsx'),
    import('./app/SiteApp.tsx'),
    page.load(),
  ]);
  mount(root, SiteApp, { path, Page });
  answer();
} catch (error) {
  console.warn('The page could not be loaded', error);
  // What is prerendered can be read all the same.
  if (root.hasChildNodes()) offerReload();
  else await showFailedPage(root).catch(offerReload);
}

async function showFailedPage(empty: HTMLElement): Promise<void> {
  const [{ mount }, { SiteApp }, { PageFailed }] = await Promise.all([
    import('./app/mount.tsx'),
    import('./app/SiteApp.tsx'),
    import('./app/PageFailed.tsx'),
  ]);
  mount(empty, SiteApp, { path, Page: PageFailed });
}
