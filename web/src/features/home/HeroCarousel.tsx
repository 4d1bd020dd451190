import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { heroSlides } from './heroSlides.ts';

const AUTOPLAY_MS = 5000;
/** Dragging past this part of the width changes the slide at any speed. By default, Embla goes by speed for up to half of the width. */
const TURNING_PART = 0.2;

/**
 * Returns a looping, draggable carousel that plays automatically. It pauses on hover, on keyboard focus, while dragged, after its pause
 * button, and for visitors who prefer reduced motion.
 */
function useHeroCarousel() {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [plugins] = useState(() => [
    // We control playback ourselves, because the plugin would restart after a drag even if paused.
    Autoplay({ delay: AUTOPLAY_MS, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, duration: 20 }, plugins);
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [held, setHeld] = useState(false);
  const playing = !paused && !hovered && !focused && !held && !reducedMotion;

  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const drag = { from: 0, to: 0, index: 0 };
    const start = ({ clientX }: globalThis.PointerEvent) => {
      drag.from = clientX;
      drag.to = clientX;
    };
    const move = ({ clientX }: globalThis.PointerEvent) => {
      drag.to = clientX;
    };
    const select = () => setSelected(embla.selectedScrollSnap());
    const hold = () => {
      setHeld(true);
      drag.index = embla.selectedScrollSnap();
    };
    const release = () => {
      setHeld(false);
      const distance = drag.to - drag.from;
      const isBack = embla.selectedScrollSnap() === drag.index;
      if (!isBack || Math.abs(distance) < TURNING_PART * viewport.clientWidth) return;
      if (distance < 0) embla.scrollNext();
      else embla.scrollPrev();
    };
    viewport.addEventListener('pointerdown', start);
    window.addEventListener('pointermove', move);
    embla.on('select', select).on('pointerDown', hold).on('pointerUp', release);
    return () => {
      viewport.removeEventListener('pointerdown', start);
      window.removeEventListener('pointermove', move);
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
    /** Props for the element that contains the slides and the controls. */
    attention: {
      // After a touch ends, some browsers still report the finger as hovering.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

/** The three slides at the top of the home page. */
export function HeroCarousel() {
  const slides = heroSlides(useCompany());
  const { viewportRef, selected, show, reducedMotion, paused, togglePaused, attention } = useHeroCarousel();
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label="What we can do for you"
      {...attention}
      sx={{ position: 'relative' }}
    >
      <Box ref={viewportRef} sx={{ overflow: 'hidden', cursor: 'grab', '&:active': { cursor: 'grabbing' } }}>
        <Box sx={{ display: 'flex', touchAction: 'pan-y pinch-zoom' }}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.heading}
              slide={slide}
              position={`${index + 1} of ${slides.length}`}
              first={index === 0}
              shown={index === selected}
            />
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
          px: 1,
          pt: 0.5,
          color: 'primary.main',
        }}
      >
        {!reducedMotion && (
          <PlainButton
            aria-label={paused ? 'Play the slides' : 'Pause the slides'}
            onClick={togglePaused}
            sx={{
              width: 44,
              height: 44,
              borderRadius: '50%',
              color: 'text.secondary',
              '& svg': { fontSize: 20 },
            }}
          >
            {paused ? <PlayArrow /> : <Pause />}
          </PlainButton>
        )}
        {slides.map(({ heading }, index) => (
          <PlainButton
            key={heading}
            aria-label={`Show slide ${index + 1} of ${slides.length}`}
            aria-current={index === selected}
            onClick={() => show(index)}
            sx={{
              width: 36,
              height: 44,
              borderRadius: 1,
              color: 'inherit',
              '&::before': {
                content: '""',
                width: index === selected ? 24 : 8,
                height: 8,
                borderRadius: 4,
                border: '1.5px solid currentColor',
                bgcolor: index === selected ? 'currentColor' : 'transparent',
                transition: 'width 200ms ease-out, background-color 200ms ease-out',
              },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
