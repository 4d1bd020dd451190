/** Returns whether the visitor asked for less motion; scrolling is then instant. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
