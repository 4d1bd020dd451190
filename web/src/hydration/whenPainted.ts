/**
 * Resolves when the prerendered page is on the screen, or the tab is in the background. The frame after `requestAnimationFrame` isn't
 * enough: on a slow screen, scripts from a fast network arrive before it shows, and would run before the text.
 */
export const whenPainted = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) resolve(0);
    document.addEventListener('visibilitychange', resolve);
    // The first paint may show only the background.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve(0);
    }).observe({ type: 'paint', buffered: true });
  });
