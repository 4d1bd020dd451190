import { STEPS } from '@brokerage/domain/preapproval/steps';
import { type FormValues, isFieldName } from './formValues.ts';
import { FORM_ID } from './prerenderedDraft.ts';

/**
 * Returns what was typed and ticked in the static form before React took it over. Browsers restore text after a reload, but
 * not the choices, which have `autocomplete="off"`: a consent that is ticked here was given on this page.
 */
export function readEarlyAnswers(): FormValues {
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${FORM_ID} input`);
  const answers = [...inputs].flatMap(({ name, type, value, checked }): [string, string | true][] => {
    if (!isFieldName(name) || !STEPS[0]?.fields.includes(name)) return [];
    if (type === 'checkbox') return checked ? [[name, true]] : [];
    if (type === 'radio') return checked ? [[name, value]] : [];
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(answers);
}
