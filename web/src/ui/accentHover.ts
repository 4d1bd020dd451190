/** Returns the hover color of a button with dark text on the accent color or another fill. */
export const accentHover = (color: string) => `color-mix(in srgb, ${color} 75%, #fff)`;
