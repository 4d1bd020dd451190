import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PageFailed } from './app/PageFailed.tsx';
import { SiteApp } from './app/SiteApp.tsx';
import { pageAt } from './app/sitePages.ts';
import { rememberAttribution } from './lib/rememberAttribution.ts';

// First touch: whatever page a visitor lands on.
rememberAttribution();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const path = window.location.pathname;
const app = (Page: ComponentType) => (
  <StrictMode>
    <SiteApp path={path} Page={Page} />
  </StrictMode>
);

try {
  const page = app(await pageAt(path).load());
  // Pages that could not be known at the build, such as an officer's who came since, come as an empty shell.
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
} catch (error) {
  // Its script did not come. What is prerendered can be read all the same.
  console.warn('The page could not be loaded', error);
  if (!root.hasChildNodes()) createRoot(root).render(app(PageFailed));
}
