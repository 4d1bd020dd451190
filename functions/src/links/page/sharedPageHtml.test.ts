import { expect, it } from 'vitest';
import { type PageCard, plainPageHtml, sharedPageHtml } from './sharedPageHtml.ts';

const SHELL =
  '<html><head><!--head--><title>Larkfield</title><!--/head--><script src="/a.js"></script></head><body><noscript><!--noscript--><h1>JavaScript is off</h1><!--/noscript--><p>Call us</p></noscript></body></html>';
const card: PageCard = {
  title: 'Open house',
  description: 'Maria Santos, NMLS 1900101',
  address: 'https://www.larkfield.example/shared/abCD23efGH45',
  image: 'https://www.larkfield.example/shared-image/abCD23efGH45.jpg',
  imageAlt: 'Flyer: "Maple" & more',
  siteName: 'Larkfield Home Mortgage',
};

it('fills the head and leaves the rest of the page', () => {
  const html = sharedPageHtml(SHELL, card);
  expect(html).toContain('<title>Open house</title>');
  expect(html).toContain('<meta property="og:title" content="Open house">');
  expect(html).toContain(
    '<meta property="og:url" content="https://www.larkfield.example/shared/abCD23efGH45">',
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<script src="/a.js"></script></head><body><noscript>');
  expect(html).not.toContain('<title>Larkfield</title>');
});

it('gives browsers without scripts the title and PDF of a live link', () => {
  const live = { ...card, title: 'Open <b>house</b>', pdfUrl: '/shared-pdf/abCD23efGH45.pdf' };
  const shownFor = (each: PageCard) => /<noscript>(.*?)<\/noscript>/.exec(sharedPageHtml(SHELL, each))?.[1];
  expect(shownFor(live)).toBe(
    '<h1>Open &lt;b&gt;house&lt;/b&gt;</h1><p><a href="/shared-pdf/abCD23efGH45.pdf">Open PDF</a></p><p>Call us</p>',
  );
  expect(shownFor(card)).toBe('<h1>Open house</h1><p>Maria Santos, NMLS 1900101</p><p>Call us</p>');
  expect(plainPageHtml(live, 'Failed to load flyer')).toContain('<a href="/shared-pdf/abCD23efGH45.pdf">');
});

it.each(['</title><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", '$& $1 $`'])(
  'escapes the title: %s',
  (title) => {
    for (const html of [
      sharedPageHtml(SHELL, { ...card, title }),
      plainPageHtml({ ...card, title }, title),
    ]) {
      const page = /<title>([^<]*)<\/title>/.exec(html)?.[1];
      const text = page?.replace(
        /&(lt|gt|quot|amp|#39);/g,
        (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" })[name] ?? '',
      );
      expect(text).toBe(title);
      expect(html).not.toMatch(/<script>alert|<img|onload='/);
    }
  },
);

it('rejects a page without a place for the card', () => {
  expect(() => sharedPageHtml('<html></html>', card)).toThrow('no head');
});
