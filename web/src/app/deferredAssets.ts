import { fetchNextScripts } from '../hydration/nextScripts.ts';

/** Attribute of the style element with the web font rules, which is inactive until the attribute is removed. */
export const WAITING_FONTS = 'data-web-fonts';

const hasLoaded = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;

/**
 * Fetches the dashboard's scripts once all but the last of the initial ones have arrived, so that the round trip overlaps with that one.
 * Requested together with the initial ones, they would share the connection and delay Auth and Firestore.
 */
export function fetchDashboardScripts(): void {
  const first = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  let waiting = first.filter((link) => !hasLoaded(link));
  const look = () => {
    if (waiting.length <= 1) fetchNextScripts();
  };
  for (const link of waiting) {
    link.addEventListener('load', () => {
      waiting = waiting.filter((waitingLink) => waitingLink !== link);
      look();
    });
  }
  look();
}

/** Switches text to the web fonts: until then it uses fallback fonts of the same width, so that nothing moves. */
export const startWebFonts = (): void =>
  document.querySelector(`style[${WAITING_FONTS}]`)?.removeAttribute('media');
