import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCompanyColors } from '@brokerage/domain/company/companyColors';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { applyCompanyColorsToText } from '../../web/prerender/applyCompanyColorsToText.ts';
import { ROOT } from './paths.ts';
import { socialCard } from './socialCard.ts';
import { writeCompanyPictures } from './writeCompanyPictures.ts';

const harbor: PublicCompany = {
  ...sampleCompany,
  name: 'Harborview Lending',
  states: [],
  since: null,
  colors: toCompanyColors({ primary: '#1b4069', accent: '#f4a48c' }),
  headings: 'libre-franklin',
};

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const rgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Pixels of approximately a color (#rrggbb). */
async function count(card: Buffer, color: string, area: Area): Promise<number> {
  const raw = await sharp(card).extract(area).removeAlpha().raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = rgb(color);
  let found = 0;
  for (let at = 0; at < raw.length; at += 3) {
    const far = Math.abs((raw[at] ?? 0) - red) + Math.abs((raw[at + 1] ?? 0) - green);
    if (far + Math.abs((raw[at + 2] ?? 0) - blue) < 24) found += 1;
  }
  return found;
}

const TITLE = { left: 0, top: 40, width: 1200, height: 160 };
const BAR = { left: 0, top: 616, width: 1200, height: 12 };

it('names the company in its colors, in a format that social networks accept', async () => {
  const card = await socialCard(harbor);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(card.length).toBeLessThan(150_000);
  expect(await count(card, harbor.colors.light.primary.dark, TITLE)).toBeGreaterThan(5000);
  expect(await count(card, '#f4a48c', BAR)).toBe(BAR.width * BAR.height);
  // Another name, another font: another title.
  const renamed = await socialCard({ ...harbor, name: 'Bayside' });
  expect(await count(renamed, harbor.colors.light.primary.dark, TITLE)).toBeLessThan(5000);
  expect((await socialCard({ ...harbor, headings: 'lora' })).equals(card)).toBe(false);
});

it('fits the longest name', async () => {
  const name = 'Wwwwwwwww '.repeat(10).trim();
  const card = await socialCard({ ...harbor, name, states: ['New Jersey', 'California'], since: 1992 });
  const right = { left: 1140, top: 0, width: 60, height: 190 };
  expect(await count(card, harbor.colors.light.primary.dark, right)).toBe(0);
  expect(await count(card, harbor.colors.light.primary.dark, TITLE)).toBeGreaterThan(5000);
});

it('draws the signatures’ house in the company’s colors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  cpSync(`${ROOT}/web/public`, folder, { recursive: true });
  const before = readFileSync(join(folder, 'signature-icons/home.png'));
  await writeCompanyPictures(folder, sampleCompany);
  expect(readFileSync(join(folder, 'signature-icons/home.png')).equals(before)).toBe(true);
  const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  writeFileSync(join(folder, 'favicon.svg'), applyCompanyColorsToText(icon, harbor.colors));
  await writeCompanyPictures(folder, harbor);
  const house = readFileSync(join(folder, 'signature-icons/home.png'));
  expect(await count(house, '#1b4069', { left: 180, top: 10, width: 40, height: 40 })).toBe(1600);
});
