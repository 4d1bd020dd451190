import { findProgram } from '@brokerage/domain/programs/comparison';
import { type Fact, facts } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { formatIsoDate } from '../../../lib/format/formatIsoDate.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { ProgramContent } from '../programContentShape.ts';
import { HeroAside } from './HeroAside.tsx';

interface ProgramHeroProps {
  name: string;
  slug: ProgramSlug;
  summary: string;
  content: Pick<ProgramContent, 'heading' | 'actions' | 'note'>;
}

/** What the program is, the first steps, and the figure or check that one comes for. */
export function ProgramHero({ name, slug, summary, content }: ProgramHeroProps) {
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        sx={{
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 3, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
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
          <HeroFact slug={slug} />
        </div>
        <HeroAside slug={slug} />
      </Container>
    </Box>
  );
}

/** The one figure of a program that has no more of them, with its source. */
function HeroFact({ slug }: { slug: ProgramSlug }) {
  const [id, ...more] = findProgram(slug).facts;
  if (!id || more.length > 0) return null;
  const fact: Fact = facts[id];
  return (
    <Box sx={{ mt: 4, pl: 2.5, borderLeft: '3px solid', borderColor: 'secondary.light', maxWidth: '34em' }}>
      <Typography variant="h3" component="p" sx={{ color: 'primary.main' }}>
        {fact.label}: {fact.value}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{fact.sentence}</Typography>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {fact.source}, as of {formatIsoDate(fact.effectiveDate)}
      </Typography>
    </Box>
  );
}
