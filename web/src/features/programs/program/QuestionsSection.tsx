import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { TextList } from '../page/TextList.tsx';
import { type Tone, tones } from './ProgramBand.tsx';
import { questionsTitle } from './programTopics.ts';

interface QuestionsSectionProps {
  slug: ProgramSlug;
  tone?: Tone | undefined;
}

/** What people ask about the program. */
export function QuestionsSection({ slug, tone = 'plain' }: QuestionsSectionProps) {
  const questions = programQuestions[slug];
  return (
    <Box component="section" aria-labelledby="questions" sx={{ py: { xs: 7, md: 10 }, ...tones[tone] }}>
      <Container>
        <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
          {questionsTitle(slug)}
        </Typography>
        <TextList entries={questions} columns={questions.length % 3 === 0 ? 3 : 2} />
      </Container>
    </Box>
  );
}
