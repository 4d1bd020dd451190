import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { HeroSlideContent } from './heroSlides.ts';

interface HeroSlideProps {
  slide: HeroSlideContent;
  /** "1 of 3" */
  position: string;
  first: boolean;
  shown: boolean;
}

/** A slide: text above the picture on phones, on the picture's sky on large screens. */
export function HeroSlide({ slide, position, first, shown }: HeroSlideProps) {
  const company = useCompany();
  const { picture, alt, sky, center, dark, heading, text, action, note } = slide;
  return (
    <Box
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!shown}
      sx={{
        flex: '0 0 100%',
        minWidth: 0,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: sky,
        color: dark ? 'primary.contrastText' : 'text.primary',
        ...(dark && { '--focus-ring': 'var(--brass)' }),
        minHeight: { lg: 'max(600px, 28.34vw)' },
      }}
    >
      <Container
        sx={{
          position: 'relative',
          zIndex: 1,
          flex: '1 0 auto',
          display: 'flex',
          flexDirection: 'column',
          pt: { xs: 4, sm: 7, lg: 6 },
          pb: 3,
        }}
      >
        <Typography component="h2" variant="h1" sx={{ maxWidth: { xs: 560, lg: 600 } }}>
          {heading}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: { xs: 560, lg: 500 }, textWrap: 'pretty' }}>
          {text}
        </Typography>
        {/* All slides have their buttons in the same place, so a tap as the slide changes hits the intended button. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: { xs: 'auto', lg: 0 }, pt: 3 }}>
          <ButtonLink
            href={action.to}
            variant="contained"
            color={dark ? 'secondary' : 'primary'}
            size="large"
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            {action.label}
          </ButtonLink>
          <ButtonLink
            href={`tel:${company.phone}`}
            variant="outlined"
            color={dark ? 'inherit' : 'primary'}
            size="large"
            startIcon={<PhoneOutlined />}
            sx={{
              width: { xs: '100%', sm: 'auto' },
              bgcolor: dark ? 'primary.dark' : 'background.paper',
            }}
          >
            {company.phoneDisplay}
          </ButtonLink>
        </Box>
        <Typography
          sx={{
            mt: 1.5,
            minHeight: 24,
            fontSize: '1rem',
            lineHeight: 1.5,
            textWrap: 'balance',
          }}
        >
          {note}
        </Typography>
      </Container>
      <Box
        sx={{
          position: { xs: 'relative', lg: 'absolute' },
          inset: { lg: 0 },
          height: { xs: 288, sm: 424, lg: 'auto' },
          flexShrink: 0,
        }}
      >
        <Box
          component="img"
          src={picture}
          alt={alt}
          width={2400}
          height={640}
          draggable={false}
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          sx={{
            position: 'absolute',
            bottom: 0,
            left: '50%',
            // Taller than its frame: the sky continues behind the text, on phones without the sun and clouds.
            height: { xs: 392, sm: 440, lg: '100%' },
            width: 'auto',
            maxWidth: 'none',
            aspectRatio: '2400 / 640',
            // Fades out anything in the sky behind the buttons.
            maskImage: {
              xs: 'linear-gradient(transparent 88px, #000 128px)',
              sm: 'linear-gradient(transparent, #000 24px)',
              lg: 'none',
            },
            transform: { xs: `translateX(-${center}%)`, lg: 'translateX(calc(64px - 50%))' },
          }}
        />
      </Box>
    </Box>
  );
}
