import type { Mood } from './house.ts';
import { palette } from './palette.ts';

export const STREET_GROUND = '#7d9f88';

/** Colors of a street by time of day or season. */
export const MOODS = {
  day: {
    sky: '#dfeae1',
    sun: '#f7e3b1',
    far: '#c3d5c6',
    near: '#a3bfab',
    ground: STREET_GROUND,
    window: '#f7e3b1',
    leaf: '#5f8a70',
  },
  dusk: {
    sky: '#27503f',
    sun: palette.gold,
    far: '#1f4537',
    near: '#1a3b2f',
    ground: '#142c23',
    window: palette.gold,
    leaf: '#3b6a54',
  },
  night: {
    sky: '#1b3d32',
    sun: '#f6ecd2',
    far: '#17352b',
    near: '#142e25',
    ground: '#10231c',
    window: palette.gold,
    leaf: '#2f5a47',
    lamp: '#f3d48a',
  },
  winter: {
    sky: '#1b3d32',
    sun: '#f6ecd2',
    far: '#6f9182',
    near: '#a9c0b3',
    ground: '#f1f5f1',
    window: palette.gold,
    leaf: '#2f5a47',
    lamp: '#f3d48a',
    snow: '#ffffff',
  },
} as const satisfies Record<string, Mood>;

const LIT = { pane: '#fff6dc' };
const NIGHT_ROOFS = { ...LIT, roofs: ['#5f8a70', '#8f6519', '#47695b', '#7a5416'] };

/** What a street whose sun is clear adds: window panes that stand out and, at night, roofs. */
export const VISIBLE_DETAILS = {
  day: LIT,
  dusk: LIT,
  night: NIGHT_ROOFS,
  winter: NIGHT_ROOFS,
} satisfies Record<keyof typeof MOODS, Partial<Mood>>;
