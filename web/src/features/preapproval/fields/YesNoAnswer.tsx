import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { Radio } from '@mui/material';
import { AnswerGroup } from './AnswerGroup.tsx';
import { OptionCard } from './OptionCard.tsx';
import { useQuestion } from './useQuestion.ts';

const ANSWERS = [
  { value: 'yes', label: 'Yes', means: true },
  { value: 'no', label: 'No', means: false },
] as const;

interface YesNoAnswerProps {
  name: FieldName;
  /** Shown after the answer Yes: its consequence. */
  noteOnYes?: string;
  /** It takes half of the row. */
  isHalf?: boolean;
}

/** A Yes/No question; no answer is neither. */
export function YesNoAnswer({ name, noteOnYes, isHalf = false }: YesNoAnswerProps) {
  const { options: _none, value, onChange, ...question } = useQuestion(name);
  return (
    <AnswerGroup
      {...question}
      single
      columns={isHalf ? 2 : 4}
      narrowColumns={2}
      note={value === true ? noteOnYes : undefined}
    >
      {ANSWERS.map((option) => (
        <OptionCard
          key={option.value}
          id={`${question.id}-${option.value}`}
          option={option}
          hasError={question.error !== undefined}
          control={(names) => (
            <Radio
              name={name}
              value={option.value}
              checked={value === option.means}
              onChange={() => onChange(option.means)}
              slotProps={{ input: names }}
            />
          )}
        />
      ))}
    </AnswerGroup>
  );
}
