import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toDarkPalette, toLightPalette } from '../../theme/palette.ts';
import { PortalSplash } from './PortalSplash.tsx';

const html = readFileSync(resolve(import.meta.dirname, '../../../../portal.html'), 'utf8').replaceAll(
  '{{company}}',
  sampleCompany.name,
);

test('the page before any script shows the same in the same place', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { container } = render(<PortalSplash />);
  const words = (root: ParentNode) =>
    [...root.querySelectorAll('.splash > p')].map((line) => line.textContent);
  expect(words(page)).toEqual(words(container));
  expect(words(page)).toContain('Officer Portal');
});

test('uses the theme’s colors', () => {
  const [light, dark] = [toLightPalette(sampleCompany.colors), toDarkPalette(sampleCompany.colors)];
  for (const [day, night] of [
    [light.background.default, dark.background.default],
    [light.text.primary, dark.text.primary],
    [light.secondary.main, dark.secondary.main],
  ]) {
    expect(html).toContain(`light-dark(${day}, ${night})`);
  }
});
