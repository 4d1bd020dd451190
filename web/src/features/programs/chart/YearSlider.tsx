import Box from '@mui/material/Box';
import type { Dispatch, PointerEvent, SetStateAction } from 'react';
import { useIsHydrated } from '../../../hydration/useIsHydrated.ts';

interface YearSliderProps {
  /** Index of the selected year; undefined if none is. */
  at: number | undefined;
  onChange: Dispatch<SetStateAction<number | undefined>>;
  /** Index of the last year. */
  last: number;
  label: string;
  valueText: string;
}

/** An invisible slider over the plot: selects a year by pointer, touch and arrow keys, and reads it out to screen readers. */
export function YearSlider({ at, onChange, last, label, valueText }: YearSliderProps) {
  const isHydrated = useIsHydrated();
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = (clientX - left) / width;
    onChange(Math.min(last, Math.max(0, Math.floor(part * (last + 1)))));
  };
  return (
    <Box
      component="input"
      type="range"
      // Keys pressed before hydration would be lost.
      disabled={!isHydrated}
      min={0}
      max={last}
      value={at ?? 0}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ target }) => onChange(Number(target.value))}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onChange(undefined)}
      onFocus={() => onChange((before) => before ?? 0)}
      onBlur={() => onChange(undefined)}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        m: 0,
        opacity: 0,
        cursor: 'crosshair',
        touchAction: 'pan-y',
      }}
    />
  );
}
