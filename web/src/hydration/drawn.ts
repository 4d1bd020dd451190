/**
 * Resolves when the prerendered page is on the screen, or the tab is in the background. The frame after `requestAnimationFrame` isn't
 * enough: on a slow screen it shows later than scripts from a quick network arrive, and those then come before the text.
 */
export const drawn = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) resolve(0);
    document.addEventListener('visibilitychange', resolve);
    // A first paint may be of the background alone.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve(0);
    }).observe({ type: 'paint', buffered: true });
  });
