import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { Radio } from '@mui/material';
import { AnswerGroup } from './AnswerGroup.tsx';
import { OptionCard } from './OptionCard.tsx';
import { useQuestion } from './useQuestion.ts';

interface ChoiceAnswerProps {
  name: FieldName;
  columns?: number;
  narrowColumns?: number;
  /** Replaces the question's own hint. */
  hint?: string;
  /** Handles a choice instead of the form. */
  onChoose?: (value: string) => void;
}

/** A question with a few choices, all visible. */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { name, columns = 3, narrowColumns = 1, hint, onChoose } = props;
  const { options, value, onChange, ...question } = useQuestion(name);
  return (
    <AnswerGroup
      {...question}
      hint={hint ?? question.hint}
      single
      columns={columns}
      // Four options with hints need a wide form.
      mediumColumns={columns === 4 ? 2 : columns}
      narrowColumns={narrowColumns}
      narrowestColumns={1}
    >
      {options.map((option, index) => (
        <OptionCard
          key={option.value}
          id={`${question.id}-${index}`}
          option={option}
          hasError={question.error !== undefined}
          control={(names) => (
            <Radio
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => (onChoose ?? onChange)(option.value)}
              slotProps={{ input: { ...names, autoComplete: 'off' } }}
            />
          )}
        />
      ))}
    </AnswerGroup>
  );
}
