import { contrastRatio } from '@brokerage/domain/color/contrastRatio';
import { expect, test } from 'vitest';
import { applyDarkMode, DARK_PAPER } from './applyDarkMode.ts';

test('makes dark text legible, and keeps light text and text on a color', () => {
  const message = document.createElement('div');
  message.innerHTML =
    '<p style="color:#333333">a</p><p style="color:#1a5fb4">b</p><p style="color:#dddddd">c</p>' +
    '<table><tbody><tr><td style="background-color:#ffe08a;color:#1a1a1a"><a style="color:#1a1a1a">d</a></td></tr></tbody></table>';
  applyDarkMode(message);
  const colors = [...message.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.color);
  const hex = (rgb = '') =>
    `#${rgb
      .match(/\d+/g)
      ?.map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  for (const color of colors.slice(0, 2)) {
    expect(contrastRatio(hex(color), DARK_PAPER)).toBeGreaterThanOrEqual(4.5);
  }
  // The darkest, which names are set in, becomes the lightest.
  expect(contrastRatio(hex(colors[0]), DARK_PAPER)).toBeGreaterThan(12);
  expect(colors.slice(2).map(hex)).toEqual(['#dddddd', '#1a1a1a', '#1a1a1a']);
});
