import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { TextList } from '../TextList.tsx';
import { type Tone, tones } from './ProgramBand.tsx';
import { programQuestions } from './programQuestions.ts';
import { questionsTitle } from './programTopics.ts';

/** Side by side below the heading, or one below the other beside it. */
export type QuestionsLook = 'columns' | 'beside';

interface QuestionsSectionProps {
  slug: ProgramSlug;
  look: QuestionsLook;
  tone?: Tone | undefined;
}

/** What people ask about the program. */
export function QuestionsSection({ slug, look, tone = 'plain' }: QuestionsSectionProps) {
  const questions = programQuestions[slug];
  const isBeside = look === 'beside';
  return (
    <Box component="section" aria-labelledby="questions" sx={{ py: { xs: 7, md: 10 }, ...tones[tone] }}>
      <Container sx={isBeside ? beside : undefined}>
        <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
          {questionsTitle(slug)}
        </Typography>
        <TextList entries={questions} columns={isBeside ? 1 : questions.length % 3 === 0 ? 3 : 2} />
      </Container>
    </Box>
  );
}

const beside = {
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  alignItems: 'start',
} as const;
