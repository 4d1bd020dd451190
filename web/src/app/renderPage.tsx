import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { PRERENDERED_STYLES } from '../hydration/prerenderedStyles.ts';
import { provideCompany } from '../lib/company/companyStore.ts';
import { provideDirectory, wasDirectoryRead } from '../lib/directory/directoryStore.ts';
import { SiteApp } from './SiteApp.tsx';
import { loadLayout, pageAt } from './sitePages.ts';

export { sitePages } from './sitePages.ts';

/** A page as static HTML: the content of the head and of #root. */
interface RenderedPage {
  head: string;
  body: string;
  /** Whether the page uses the directory, which the browser then needs as well. */
  usesDirectory: boolean;
}

/** The elements React hoists (title, meta, link) come before the page's own markup. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)+/;

/** The data for the pages, as of the build. */
interface SiteData {
  company: PublicCompany;
  directory: Directory;
}

/** Renders the public page at a path. */
export async function renderPage(path: string, { company, directory }: SiteData): Promise<RenderedPage> {
  provideCompany(company);
  provideDirectory(directory);
  const page = pageAt(path);
  const [Layout, Page] = await Promise.all([loadLayout(page), page.load()]);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <SiteApp path={path} Layout={Layout} Page={Page} />
    </CacheProvider>,
    // In one chunk: later chunks would be moved into place by an inline script, which our Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const chunks: Buffer[] = [];
  // React’s stream yields bytes.
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  const html = Buffer.concat(chunks).toString('utf8');
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  // Includes class names that no element has, such as those of styles shared by styled components: otherwise the browser would insert their
  // rules one by one during hydration.
  const everyName = Object.keys(cache.registered).join(' ');
  const styles = emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html + everyName))
    .replace(/<style data-emotion="css ([^"]*)"/, `<style ${PRERENDERED_STYLES}="$1"`)
    // Emotion's marker for styles it has already placed; it would move the others to the end of the head in the browser.
    .replaceAll('<style data-emotion', '<style data-s="" data-emotion');
  return { head: hoisted + styles, body: html.slice(hoisted.length), usesDirectory: wasDirectoryRead() };
}
