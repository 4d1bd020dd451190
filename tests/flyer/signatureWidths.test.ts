import { renderSignature } from '@brokerage/domain/signature/render';
import { SIGNATURE_LAYOUTS } from '@brokerage/domain/signature/signature';
import { signatureSource } from '@brokerage/domain/signature/testing/signatureSource';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../../tools/chromium.ts';

/** Distance of an email's text from the screen's edge, in pixels. */
const EDGE = 20;
const SCREENS = [320, 390, 768];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium() });
  page = await browser.newPage();
}, 120_000);
afterAll(() => browser.close());

const cases = SIGNATURE_LAYOUTS.flatMap((layout) => SCREENS.map((width) => ({ layout, width })));

test.each(cases)(
  '$layout on a screen of $width: lines break between facts, never within one',
  async (one) => {
    const { html } = renderSignature(signatureSource({ layout_style: one.layout }));
    await page.setContent(
      `<body style="margin:0"><main style="width:${one.width - EDGE * 2}px;padding:0 ${EDGE}px">${html}</main>`,
    );
    const found = await page.evaluate(
      ([address = '', company = '', numbers = '']) => {
        const main = document.querySelector('main');
        if (!main) throw new Error('no signature');
        const toLines = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
        };
        const broken: string[] = [];
        const seen: string[] = [];
        for (const link of main.querySelectorAll('a')) {
          const text = (link.textContent ?? '').replaceAll('\u00a0', ' ').trim();
          if (text === '' || link.querySelector('img')) continue;
          seen.push(text);
          if (toLines(link) > 1) broken.push(text);
        }
        const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const text = (node.textContent ?? '').replaceAll('\u00a0', ' ').trim();
          if (![address, company, numbers].includes(text)) continue;
          seen.push(text);
          if (toLines(node) > 1) broken.push(text);
        }
        return { broken, seen, over: main.scrollWidth - main.clientWidth };
      },
      ['1200 Route 46 West, Clifton, NJ 07013', 'Larkfield Home Mortgage', 'NMLS #1900102'],
    );
    // Next to a picture, a phone of 320 pixels has no room for them, so they break after the @ and after the street.
    const isTight = one.layout === 'horizontal' && one.width === 320;
    const breakable = ['daniel.okafor@larkfield.example', '1200 Route 46 West, Clifton, NJ 07013'];
    expect(found.broken).toEqual(isTight ? breakable : []);
    expect(found.over).toBeLessThanOrEqual(0);
    expect(found.seen).toEqual(
      expect.arrayContaining([
        '(973) 555-0102',
        'daniel.okafor@larkfield.example',
        'larkfield.example',
        '1200 Route 46 West, Clifton, NJ 07013',
        'Larkfield Home Mortgage',
        'NMLS #1900102',
      ]),
    );
  },
);
