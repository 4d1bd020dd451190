import { fetchNextScripts } from '../hydration/nextScripts.ts';

/** The attribute of the style with the rules of web fonts, which no text uses until it is taken away. */
export const WAITING_FONTS = 'data-web-fonts';

const hasCome = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;

/**
 * Fetches the dashboard's scripts once all but the last of the first ones have arrived, so that the round trip overlaps with that one.
 * Requested with the first ones, they would share the connection, and Auth and Firestore would start later.
 */
export function fetchDashboardScripts(): void {
  const first = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  let waiting = first.filter((link) => !hasCome(link));
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

/** Lets text have its web fonts: until then it is set in faces of the same width, so that nothing moves. */
export const startWebFonts = (): void =>
  document.querySelector(`style[${WAITING_FONTS}]`)?.removeAttribute('media');
