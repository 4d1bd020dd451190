import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { heroSlides } from './heroSlides.ts';
import { useHeroCarousel } from './useHeroCarousel.ts';

/** The three scenes at the head of the home page. */
export function HeroCarousel() {
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
          {heroSlides.map((slide, index) => (
            <HeroSlide
              key={slide.heading}
              slide={slide}
              position={`${index + 1} of ${heroSlides.length}`}
              first={index === 0}
              shown={index === selected}
            />
          ))}
        </Box>
      </Box>
      <Container
        sx={{
          display: 'flex',
          justifyContent: { xs: 'center', lg: 'flex-start' },
          position: { lg: 'absolute' },
          inset: { lg: 'auto 0 24px' },
          pt: { xs: 0.5, lg: 0 },
          pointerEvents: 'none',
        }}
      >
        <Box
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            borderRadius: 6,
            bgcolor: { lg: 'background.paper' },
            boxShadow: { lg: '0 1px 6px rgb(20 44 35 / 24%)' },
            pointerEvents: 'auto',
          }}
        >
          {!reducedMotion && (
            <PlainButton
              aria-label={paused ? 'Play the slides' : 'Pause the slides'}
              onClick={togglePaused}
              sx={{ width: 44, height: 44, borderRadius: '50%', color: 'primary.main' }}
            >
              {paused ? <PlayArrow /> : <Pause />}
            </PlainButton>
          )}
          {heroSlides.map(({ heading }, index) => (
            <PlainButton
              key={heading}
              aria-label={`Show slide ${index + 1} of ${heroSlides.length}`}
              aria-current={index === selected}
              onClick={() => show(index)}
              sx={{
                width: 36,
                height: 44,
                borderRadius: 1,
                '&::before': {
                  content: '""',
                  width: index === selected ? 24 : 10,
                  height: 10,
                  borderRadius: 5,
                  bgcolor: index === selected ? 'primary.main' : 'neutral.main',
                  transition: 'width 200ms ease-out, background-color 200ms ease-out',
                },
                '&:last-of-type': { mr: 0.5 },
              }}
            />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
