import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { programQuestions } from '../../../lib/questions/programQuestions.ts';
import { TextList } from '../page/TextList.tsx';
import { ProgramBand, type Tone } from './ProgramBand.tsx';
import { questionsTitle } from './programTopics.ts';

/** In columns; each answer next to its question; or all of them next to the heading. */
export type QuestionsLook = 'columns' | 'rows' | 'beside';

interface QuestionsSectionProps {
  slug: ProgramSlug;
  tone?: Tone | undefined;
  look?: QuestionsLook | undefined;
  /** Shown below the heading if the answers are next to it. */
  picture?: string | undefined;
}

/** Common questions about the program. */
export function QuestionsSection({ slug, tone, look = 'columns', picture }: QuestionsSectionProps) {
  const questions = programQuestions[slug];
  const columns = { rows: 'beside', beside: 1, columns: questions.length % 3 === 0 ? 3 : 2 } as const;
  return (
    <ProgramBand
      id="questions"
      title={questionsTitle(slug)}
      tone={tone}
      isBeside={look === 'beside'}
      picture={picture}
    >
      <TextList entries={questions} columns={columns[look]} />
    </ProgramBand>
  );
}
