import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import sharp from 'sharp';
import { socialCard } from './socialCard.ts';

/** Pixels, the same as in `tools/signatureIcons.ts`. */
const HOUSE_SIZE = 400;

/**
 * Writes the pictures of a built website for networks and mail programs, which don't show SVG: the card of its links, and the house in
 * signatures of a company without a mark, in the company's colors like the favicon.
 */
export async function writeCompanyPictures(folder: string, company: PublicCompany): Promise<void> {
  writeFileSync(join(folder, 'social-card.png'), await socialCard(company));
  const house = sharp(readFileSync(join(folder, 'favicon.svg')), { density: 600 })
    .resize(HOUSE_SIZE, HOUSE_SIZE)
    .png({ palette: true, compressionLevel: 9 });
  writeFileSync(join(folder, 'signature-icons/home.png'), await house.toBuffer());
}
