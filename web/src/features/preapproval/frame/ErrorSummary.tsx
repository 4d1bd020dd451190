import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import type { Step } from '@brokerage/domain/preapproval/form/steps';
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import type { MouseEvent, Ref } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormValues } from '../draft/formValues.ts';
import { focusAnswer } from '../fields/focusAnswer.ts';
import { fieldId } from '../fields/useQuestion.ts';

/**
 * Overrides the frame's scroll margin. With the page's 96 px scroll padding, this puts the summary 64 px from the top, 16 px below a
 * phone's progress bar.
 */
const BELOW_PROGRESS = { '&&&': { scrollMarginTop: '-32px' } } as const;

/** Lists everything to fix in a step, with a link to each field. Empty if there is nothing. */
export function ErrorSummary({ step, ref }: { step: Step; ref: Ref<HTMLDivElement> }) {
  const { errors } = useFormState<FormValues>();
  const { getValues } = useFormContext<FormValues>();
  const invalid = step.fields.filter((field) => errors[field]);
  if (invalid.length === 0) return null;
  const follow = (event: MouseEvent, field: FieldName) => {
    event.preventDefault();
    focusAnswer(field);
  };
  return (
    // Announced when it appears. Later changes are silent, or each fix would make screen readers repeat the rest while someone types.
    <Alert
      severity="error"
      role="alert"
      aria-live="off"
      ref={ref}
      tabIndex={-1}
      sx={{ mb: 4, ...BELOW_PROGRESS }}
    >
      <AlertTitle component="h3">
        {summaryTitle(
          invalid.length,
          invalid.every((field) => isEmpty(getValues(field))),
        )}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {invalid.map((field) => (
          <li key={field}>
            <Link
              href={`#${fieldId(field)}`}
              color="inherit"
              onClick={(event) => follow(event, field)}
              sx={{ lineHeight: 2 }}
            >
              {summaryText(field, errors[field]?.message)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Returns whether nothing is filled in, chosen or ticked. */
const isEmpty = (value: unknown) => value === undefined || value === false || value === '';

function summaryTitle(count: number, areEmpty: boolean): string {
  if (areEmpty) return count === 1 ? 'Please complete one field' : `Please complete ${count} fields`;
  return count === 1 ? 'One answer needs another look' : `${count} answers need another look`;
}

/** Returns a message for the summary. Most messages name their question; the others get its name as a prefix. */
function summaryText(field: FieldName, message = ''): string {
  const { label, short } = QUESTIONS[field];
  const says = /required|agree|purpose|property will|address|down payment|phone/i.test(message);
  return says ? message : `${short ?? label}: ${message}`;
}
