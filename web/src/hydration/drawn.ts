/** Resolves when the page as it came is drawn, or nobody looks at it. */
export const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
