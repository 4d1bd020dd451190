import useMediaQuery from '@mui/material/useMediaQuery';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Spec public-site section 9. */
const AUTOPLAY_MS = 5000;

/**
 * A looping carousel that can be dragged and turns by itself, except while the pointer or the keyboard is on it,
 * while it is held, after its pause button, and for people who want less motion.
 */
export function useHeroCarousel() {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [plugins] = useState(() => [
    // When to play is decided here, not in the plugin: it would start again after a drag in spite of the button.
    Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, duration: 30 }, plugins);
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [held, setHeld] = useState(false);
  const playing = !paused && !hovered && !focused && !held && !reducedMotion;

  useEffect(() => {
    if (!embla) return;
    const select = () => setSelected(embla.selectedScrollSnap());
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    embla.on('select', select).on('pointerDown', hold).on('pointerUp', release);
    return () => {
      embla.off('select', select).off('pointerDown', hold).off('pointerUp', release);
    };
  }, [embla]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!autoplay || !playing) return;
    autoplay.play();
    return () => autoplay.stop();
  }, [embla, playing]);

  return {
    viewportRef,
    selected,
    show: (index: number) => embla?.scrollTo(index, reducedMotion),
    reducedMotion,
    paused,
    togglePaused: () => setPaused((before) => !before),
    /** For the element that holds the slides and the controls. */
    attention: {
      // A finger that has left the glass still counts as "over" in some browsers.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
