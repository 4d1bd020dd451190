import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { type EmblemSlug, ProgramEmblem } from '../../ui/data-display/ProgramEmblem.tsx';
import type { ProgramContent } from './programContentShape.ts';

interface ProgramHeroProps {
  name: string;
  slug: EmblemSlug;
  summary: string;
  content: Pick<ProgramContent, 'heading' | 'tone' | 'actions' | 'note'>;
}

const grounds = {
  evergreen: {
    bgcolor: 'primary.main',
    color: 'secondary.light',
    hill: 'color-mix(in srgb, var(--evergreen) 92%, #fff)',
  },
  brass: {
    bgcolor: 'secondary.soft',
    color: 'secondary.dark',
    hill: 'color-mix(in srgb, var(--brass) 45%, var(--paper))',
  },
  sage: { bgcolor: '#c5d3c2', color: 'primary.main', hill: '#adc0aa' },
} as const;

/** What the program is, its emblem on a hill, and the first steps. */
export function ProgramHero({ name, slug, summary, content }: ProgramHeroProps) {
  const { hill, ...ground } = grounds[content.tone];
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        sx={{
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 3, md: 8 },
          gridTemplateColumns: { xs: '1fr', md: '1.35fr 1fr' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main', mb: 1 }}>
            {name}
          </Typography>
          <Typography variant="h1">{content.heading}</Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '28em', color: 'text.secondary' }}>
            {summary}
          </Typography>
          <Box
            sx={{
              mt: 4,
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              flexWrap: 'wrap',
              gap: 1.5,
            }}
          >
            {content.actions.map(({ label, to }, index) => (
              <ButtonLink key={label} href={to} variant={index ? 'outlined' : 'contained'} size="large">
                {label}
              </ButtonLink>
            ))}
          </Box>
          {content.note && (
            <Typography variant="body2" sx={{ mt: 2, maxWidth: '36em', color: 'text.secondary' }}>
              {content.note}
            </Typography>
          )}
        </div>
        <Box
          sx={{
            ...ground,
            position: 'relative',
            overflow: 'hidden',
            borderRadius: '10px',
            display: 'grid',
            placeItems: 'center',
            height: { xs: 176, md: 340 },
            order: { xs: -1, md: 0 },
            '& svg': { position: 'relative', height: { xs: 128, md: 220 } },
          }}
        >
          <Box
            sx={{
              position: 'absolute',
              left: '-20%',
              width: '140%',
              top: '62%',
              height: '100%',
              borderRadius: '50%',
              bgcolor: hill,
            }}
          />
          <ProgramEmblem slug={slug} size={220} />
        </Box>
      </Container>
    </Box>
  );
}
