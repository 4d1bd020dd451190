/** Returns whether the device is made by Apple, whose keyboards have ⌘ instead of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
