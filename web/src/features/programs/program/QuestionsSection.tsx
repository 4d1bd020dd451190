import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { TextList } from '../TextList.tsx';
import { OfficerToAsk } from './OfficerToAsk.tsx';
import { type Tone, tones } from './ProgramBand.tsx';
import { programQuestions } from './programQuestions.ts';
import { programTopic, questionsTitle } from './programTopics.ts';

/** Where the officer to ask stands: beside the questions, or across below them. */
export type QuestionsLook = 'right' | 'left' | 'strip';

interface QuestionsSectionProps {
  slug: ProgramSlug;
  look: QuestionsLook;
  tone?: Tone | undefined;
}

/** What people ask about the program, and whom to ask more. */
export function QuestionsSection({ slug, look, tone = 'plain' }: QuestionsSectionProps) {
  const questions = programQuestions[slug];
  const isStrip = look === 'strip';
  return (
    <Box sx={{ py: { xs: 7, md: 10 }, ...tones[tone] }}>
      <Container
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns[look] },
          alignItems: 'start',
          ...(look === 'left' && { '& > :last-child': { order: { md: -1 } } }),
        }}
      >
        <section aria-labelledby="questions">
          <Typography id="questions" variant="h2" sx={{ mb: 3 }}>
            {questionsTitle(slug)}
          </Typography>
          <TextList entries={questions} columns={!isStrip ? 1 : questions.length % 3 === 0 ? 3 : 2} />
        </section>
        <OfficerToAsk slug={slug} topic={`about ${programTopic(slug)}`} isWide={isStrip} />
      </Container>
    </Box>
  );
}

const columns = {
  right: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  left: 'minmax(0, 1fr) minmax(0, 1.5fr)',
  strip: 'minmax(0, 1fr)',
} as const satisfies Record<QuestionsLook, string>;
