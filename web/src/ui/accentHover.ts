/** Returns the accent, or what else a button with dark letters is filled with, while somebody points at it. */
export const accentHover = (color: string) => `color-mix(in srgb, ${color} 75%, #fff)`;
