export const WATER = '#c6dde6';
