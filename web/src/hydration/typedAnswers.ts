import { safeSessionStorage } from '../lib/safeStorage.ts';
import { TYPED_ANSWERS_KEY } from './typedAnswersKey.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedAnswer {
  name: string;
  /** The typed text, or for a choice, the selected option. */
  value: string;
}

interface SavedAnswers {
  path: string;
  answers: readonly TypedAnswer[];
}

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const staticFields = () =>
  [...document.querySelectorAll<Field>('[data-loading] :is(input, textarea, select)')].filter(
    ({ name }) => name !== '',
  );

/** Saves what was typed into this page's static forms, so that it survives a reload in this tab. */
export function saveTypedAnswers(): void {
  const answers = staticFields()
    .filter((field) => (isChoice(field) ? field.checked : field.value !== ''))
    .map(({ name, value }): TypedAnswer => ({ name, value }));
  if (answers.length === 0) return;
  // If storage is blocked, we rely on the browser to restore text.
  safeSessionStorage.setJson(TYPED_ANSWERS_KEY, {
    path: window.location.pathname,
    answers,
  } satisfies SavedAnswers);
}

/** Restores what {@link saveTypedAnswers} saved from this page into its static forms, and clears it. */
export function restoreTypedAnswers(): void {
  const saved = safeSessionStorage.getJson(TYPED_ANSWERS_KEY) as SavedAnswers | null;
  if (saved?.path !== window.location.pathname) return;
  safeSessionStorage.removeItem(TYPED_ANSWERS_KEY);
  for (const field of staticFields()) {
    const answer = saved.answers.find(
      ({ name, value }) => name === field.name && (!isChoice(field) || value === field.value),
    );
    if (!answer) continue;
    if (isChoice(field)) field.checked = true;
    else field.value = answer.value;
  }
}
