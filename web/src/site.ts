import './app/theme/fonts.css';
import { pageAt } from './app/sitePages.ts';
import { hydrateInStages } from './hydration/hydrateInStages.ts';
import { rememberAttribution } from './lib/rememberAttribution.ts';
import { installTrustedTypes } from './lib/trustedTypes.ts';

installTrustedTypes();

// First touch: whatever page a visitor lands on.
rememberAttribution();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const path = window.location.pathname;
const page = pageAt(path);

await hydrateInStages({
  root,
  early: page.early?.load,
  load: async () => {
    const [{ mount }, { SiteApp }, Page] = await Promise.all([
      import('./hydration/mount.tsx'),
      import('./app/SiteApp.tsx'),
      page.load(),
    ]);
    return () => mount(root, SiteApp, { path, Page });
  },
  showFailure: async () => {
    const [{ mount }, { SiteApp }, { PageFailed }] = await Promise.all([
      import('./hydration/mount.tsx'),
      import('./app/SiteApp.tsx'),
      import('./app/PageFailed.tsx'),
    ]);
    mount(root, SiteApp, { path, Page: PageFailed });
  },
});
