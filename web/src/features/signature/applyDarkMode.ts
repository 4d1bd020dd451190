import { contrastRatio } from '@brokerage/domain/color/contrastRatio';

/** Background of a dark email program. */
export const DARK_PAPER = '#1f1f1f';

/** The minimum and maximum contrast that these programs give text. */
const LEGIBLE = 7;
const LIGHTEST = 13;

/**
 * Recolors a message as Apple Mail and Outlook do in dark mode: text too dark for the dark background is lightened; text on its own
 * background color stays.
 */
export function applyDarkMode(message: HTMLElement): void {
  for (const element of message.querySelectorAll<HTMLElement>('[style]')) {
    const color = toHex(element.style.color);
    const painted = element.closest('[style*="background-color"]');
    if (!color || (painted && message.contains(painted))) continue;
    element.style.color = lightened(color);
  }
}

/** Lightens a color so that the strongest color on white is also the strongest on dark: a name isn't dimmer than the message. */
function lightened(color: string): string {
  const wanted = Math.min(LIGHTEST, Math.max(LEGIBLE, contrastRatio(color, '#ffffff')));
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mixedWithWhite(color, share);
    if (contrastRatio(mixed, DARK_PAPER) >= wanted) return mixed;
  }
  return '#ffffff';
}

const mixedWithWhite = (color: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((part) =>
      Math.round(part + (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Browsers return colors as rgb(1, 2, 3). */
function toHex(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
