import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The attribute of the page's prerendered styles, with the names of all its classes. Not Emotion's own: Emotion would move the element to the
 * end of the head, and a slow phone would read all rules and compute the page's styles once more.
 */
export const PRERENDERED_STYLES = 'data-styles';

const findStyles = () => document.querySelectorAll(`style[${PRERENDERED_STYLES}]`);

/** Returns whether the static page has its styles. An empty shell has none. */
export const hasPrerenderedStyles = (): boolean => findStyles().length > 0;

/** Returns a cache for Emotion that adds no class of the static page again. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const styles of findStyles()) {
    for (const name of styles.getAttribute(PRERENDERED_STYLES)?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
