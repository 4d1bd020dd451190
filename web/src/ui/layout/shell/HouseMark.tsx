import { navigationColors } from './navigationColors.ts';

/** The default logo mark on dark green: a house with an open door. */
export function HouseMark({ size = 28 }: { size?: number }) {
  const { brass, surface, text } = navigationColors;
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: 'none' }}>
      <path d="M4 19.500 20 5l16 14.500V37H4z" fill={brass} />
      <path d="M27 8V4.500h4.500v7.600z" fill={brass} />
      <path d="M15 37V24.500a5 5 0 0 1 10 0V37z" fill={surface} />
      <path d="M15 37V24.500a5 5 0 0 1 5-5V37z" fill={text} />
    </svg>
  );
}
