import { formatDollars } from '../../number/formatDollars.ts';
import type { OfficerLookup } from '../../publicCallables.ts';
import type { FieldName } from './application.ts';
import { QUESTIONS } from './questions.ts';

/** Returns the officer as the questionnaire names them: Maya Torres, NMLS #1900101. */
export const formatOfficerAnswer = ({ name, nmls }: OfficerLookup) => `${name}, NMLS #${nmls}`;

/** Returns an answer in words; '' if there is none. */
export function formatAnswer(field: FieldName, answer: unknown): string | undefined {
  const { kind, options = [] } = QUESTIONS[field];
  if (answer === undefined || answer === null || answer === '') return undefined;
  const findLabel = (value: unknown) => options.find((option) => option.value === value)?.label;
  switch (kind) {
    case 'yesNo':
      return answer ? 'Yes' : 'No';
    case 'consent':
      return answer ? 'Agreed' : 'Not agreed';
    case 'choice':
      return findLabel(answer);
    case 'choices':
      return Array.isArray(answer) ? answer.map(findLabel).join(', ') || undefined : undefined;
    case 'money':
      return formatDollars(Number(answer));
    case 'rate':
      return `${Number(answer)}%`;
    default:
      return typeof answer === 'string' || typeof answer === 'number' ? `${answer}` : undefined;
  }
}
