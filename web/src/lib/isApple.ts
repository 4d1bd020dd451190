/** Returns whether the device is one of Apple's, whose keyboards have ⌘ in the place of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
