/** Returns whether it's an Apple device, whose keyboards have ⌘ instead of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
