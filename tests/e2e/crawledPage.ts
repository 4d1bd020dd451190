import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Waits until React has hydrated everything on the page, including islands: only then do controls respond. */
export async function whenHydrated(page: Page): Promise<void> {
  const deaf = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter((button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')))
        .map((button) => button.outerHTML),
    );
  await expect.poll(deaf, { message: 'buttons that React does not know', timeout: 20_000 }).toEqual([]);
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
}

/** A page's data for search engines. */
export interface HeadOfPage {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  /** Schema.org types of the top-level nodes. */
  types: string[];
}

/**
 * Returns the head as the browser has parsed it.
 * @throws when a JSON-LD block does not parse.
 */
export const readHead = (page: Page): Promise<HeadOfPage> =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      types: blocks.flatMap((block) => {
        const data = JSON.parse(block.textContent) as { '@context': string; '@graph': { '@type': string }[] };
        if (data['@context'] !== 'https://schema.org') throw new Error(`JSON-LD of ${data['@context']}`);
        return data['@graph'].map((node) => node['@type']);
      }),
    };
  });

/** Returns the text of main in the static HTML and as currently shown, without what depends on the time of the visit. */
export const mainTexts = (page: Page): Promise<{ fetched: string; shown: string }> =>
  page.evaluate(async () => {
    const toText = (root: Document) => {
      const main = root.querySelector('main')?.cloneNode(true) as HTMLElement;
      for (const part of main.querySelectorAll('noscript, script, style')) part.remove();
      return main.textContent
        .replace(/(Open|Closed) now/g, '')
        .replace(/\s+/g, ' ')
        .replace(/(Closed for [^.]+\. )?Opens (\w+day )?at \d+(:\d\d)?[AP]M [A-Z]{1,3}T/g, '')
        .replace(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, (?:now|\d+ [AP]M) to \d+ [AP]M/g, '')
        .replace('Loading…', 'Next')
        .replace(/\s+/g, ' ')
        .trim();
    };
    const html = await (await fetch(window.location.href)).text();
    // The page's policy blocks parsing strings with scripts; this document is only read.
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createHTML(html: string): string } };
    };
    const policy = trustedTypes.createPolicy(`crawl-${Math.random()}`, {
      createHTML: (text: string) => text,
    });
    return {
      fetched: toText(new DOMParser().parseFromString(policy.createHTML(html), 'text/html')),
      shown: toText(document),
    };
  });

/** Returns the targets of the page's links as written; an anchor without href is an error of the page. */
export const readLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? link.outerHTML),
    ),
  ]);

/** Ids on each linked page; undefined for a file that isn't a page. */
const targets = new Map<string, Promise<Set<string> | undefined>>();

async function idsAt(request: APIRequestContext, path: string): Promise<Set<string> | undefined> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  if (!response.headers()['content-type']?.startsWith('text/html')) return undefined;
  return new Set([...(await response.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${id}`));
}

/**
 * Expects that a link leads somewhere: our own returns 200 and has the anchor, or fields for the numbers in the fragment; any other is
 * well-formed.
 */
export async function expectLeadsSomewhere(page: Page, href: string): Promise<void> {
  if (/^(tel:\+1\d{10}|mailto:[^@\s]+@[^@\s]+\.[a-z]+(\?.*)?|https:\/\/[^\s]+)$/.test(href)) return;
  expect(href, 'a link').toMatch(/^[/#?]/);
  const { pathname, hash } = new URL(href, page.url());
  if (hash && pathname === new URL(page.url()).pathname) {
    await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`), href).toHaveCount(1);
    return;
  }
  const known = targets.get(pathname) ?? idsAt(page.request, pathname);
  targets.set(pathname, known);
  const ids = await known;
  if (hash.includes('=')) {
    for (const name of new URLSearchParams(hash.slice(1)).keys()) {
      expect(
        [...(ids ?? [])].some((id) => id.endsWith(`-${name}`)),
        `a field for ${name} of ${href}`,
      ).toBe(true);
    }
    return;
  }
  if (hash) expect([...(ids ?? [])], href).toContain(decodeURIComponent(hash.slice(1)));
}

/**
 * Returns the effect of pressing a button: `undefined` if there is none. Pressed by script, because a pointer triggers MUI's ripple on any
 * button.
 */
export const clickEffect = (page: Page, index: number): Promise<string | undefined> =>
  page.evaluate(async (at) => {
    const button = document.querySelectorAll('button')[at];
    if (!button) throw new Error(`There is no button ${at}`);
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    new MutationObserver(() => resolve('the page changes')).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    document.addEventListener('focusin', () => resolve('the focus moves'));
    window.addEventListener('pagehide', () => resolve('another page'));
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (data) => {
      resolve('a file is made');
      return createUrl(data);
    };
    window.print = () => resolve('the page is printed');
    setTimeout(() => resolve(undefined), 5000);
    button.click();
    return promise;
  }, index);
