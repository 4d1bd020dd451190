import type { FUNDS_SOURCES } from '@brokerage/domain/preapproval/options';
import { Checkbox } from '@mui/material';
import { AnswerGroup } from './AnswerGroup.tsx';
import { OptionCard } from './OptionCard.tsx';
import { useAnswer } from './useAnswer.ts';

type Source = (typeof FUNDS_SOURCES)[number]['value'];

/** Where the down payment comes from: any number of sources. */
export function FundsAnswer() {
  const { options, value = [], onChange, ...question } = useAnswer('funds_source');
  const toggle = (source: Source, isChosen: boolean) => {
    const others = value.filter((chosen) => chosen !== source);
    const chosen = isChosen ? [...others, source] : others;
    onChange(chosen.length > 0 ? chosen : undefined);
  };
  return (
    <AnswerGroup {...question} single={false} columns={3} narrowColumns={1}>
      {options.map((option) => (
        <OptionCard
          key={option.value}
          id={`${question.id}-${option.value}`}
          option={option}
          hasError={question.error !== undefined}
          control={(names) => (
            <Checkbox
              name="funds_source"
              value={option.value}
              checked={value.includes(option.value as Source)}
              onChange={(_event, isChosen) => toggle(option.value as Source, isChosen)}
              slotProps={{ input: names }}
            />
          )}
        />
      ))}
    </AnswerGroup>
  );
}
