import type { Fact } from '@brokerage/domain/programs/fact';
import { type FactId, facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import type { ProgramContent } from '../../content/programContentShape.ts';

export interface HeroTextProps {
  name: string;
  summary: string;
  content: Pick<ProgramContent, 'heading' | 'actions' | 'note' | 'fact'>;
  /** The answer that a worksheet further down the page calculates. */
  answer?: ReactNode;
}

/** Introduces the program, with the first steps. */
export function HeroText({ name, summary, content, answer }: HeroTextProps) {
  return (
    <div>
      <div>
        {/* A heading that starts with the name already says it. */}
        {!content.heading.startsWith(name) && (
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main', mb: 1 }}>
            {name}
          </Typography>
        )}
        <Typography variant="h1">{content.heading}</Typography>
      </div>
      <div>
        <Typography
          variant="subtitle1"
          sx={{
            mt: 2,
            maxWidth: '28em',
            textWrap: 'balance',
            color: 'text.secondary',
          }}
        >
          {summary}
        </Typography>
        <Box
          sx={{
            mt: { xs: 3, md: 4 },
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
          <Typography
            variant="body2"
            sx={{ mt: 2, maxWidth: '36em', color: 'text.secondary', textWrap: 'balance' }}
          >
            {content.note}
          </Typography>
        )}
        {content.fact && (
          <BesideRule>
            <Typography>{factSentence(content.fact)}</Typography>
          </BesideRule>
        )}
        {answer && <BesideRule>{answer}</BesideRule>}
      </div>
    </div>
  );
}

const factSentence = (id: FactId): string => (facts[id] satisfies Fact).sentence;

/** A sentence with a figure, next to a rule. */
const BesideRule = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 3, pl: 2, borderLeft: '3px solid', borderColor: 'secondary.light', maxWidth: '34em' }}>
    {children}
  </Box>
);
