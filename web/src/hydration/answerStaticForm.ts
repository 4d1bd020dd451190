import { RELOADS_ATTRIBUTE } from './offerReload.ts';
import { ANSWERS_ATTRIBUTE } from './replayEarlyClick.ts';

export const LOADING = 'Loading…';

/** Typed and checked values, by input name. */
export type StaticAnswers = Record<string, string | true>;

interface StaticFormRules {
  formId: string;
  buttonId: string;
  /** The button's label once the form is interactive. */
  label: string;
  /** Returns whether React will render something other than the static form. */
  isReplaced: () => boolean;
  /** Returns the issues of the answers. */
  findIssues: (answers: StaticAnswers) => readonly { field: string; message: string }[];
}

/** Stops handling the form; returns whether the button was clicked and the click may be handled. */
let stop: (() => boolean) | undefined;

/**
 * Returns what was entered in a static form before hydration. Browsers restore text after a reload, but not choices, which have
 * `autocomplete="off"`: a consent that is checked here was given on this page.
 */
export function readStaticForm(formId: string): StaticAnswers {
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${formId} input`);
  const answers = [...inputs].flatMap(({ name, type, value, checked }): [string, string | true][] => {
    if (type === 'checkbox') return checked ? [[name, true]] : [];
    if (type === 'radio') return checked ? [[name, value]] : [];
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(answers);
}

/**
 * Makes the button of a prerendered `StaticForm` work without React, so that a slow phone needs only the validation rules for it. The
 * browser shows the message of the first invalid field, without changing the markup that React hydrates. If all answers are valid,
 * `takeOverStaticForm` continues.
 * @returns the form; undefined if React has to render first
 */
export function answerStaticForm(rules: StaticFormRules): HTMLFormElement | undefined {
  const { formId, buttonId, findIssues } = rules;
  const form = document.querySelector<HTMLFormElement>(`[data-loading] form#${formId}`);
  const button = document.querySelector<HTMLButtonElement>(`button#${buttonId}:not([${RELOADS_ATTRIBUTE}])`);
  const label = button?.querySelector('span');
  if (!form || !button || !label || rules.isReplaced()) return undefined;

  const setMessages = (issues: ReturnType<typeof findIssues>) => {
    for (const element of form.elements) {
      if (!(element instanceof HTMLInputElement)) continue;
      element.setCustomValidity(issues.find(({ field }) => field === element.name)?.message ?? '');
    }
  };
  let isPressed = false;
  const setPressed = (value: boolean) => {
    isPressed = value;
    button.setAttribute('aria-disabled', String(value));
    label.textContent = value ? LOADING : rules.label;
  };
  const submit = (event: Event) => {
    // Once React has taken over, it handles the event.
    if (event.target !== form || !form.closest('[data-loading]')) return;
    event.preventDefault();
    event.stopPropagation();
    const issues = findIssues(readStaticForm(formId));
    setMessages(issues);
    if (issues.length > 0) form.reportValidity();
    setPressed(issues.length === 0);
  };
  // A new answer clears its message and cancels a pending click.
  const edit = () => {
    setMessages([]);
    if (isPressed && stop) setPressed(false);
  };
  window.addEventListener('submit', submit, true);
  form.addEventListener('input', edit);
  stop = () => {
    window.removeEventListener('submit', submit, true);
    return isPressed;
  };

  button.type = 'submit';
  button.setAttribute(ANSWERS_ATTRIBUTE, '');
  setPressed(false);
  return form;
}

/** Ends `answerStaticForm` once React takes over. Returns whether a click on the button still has to be handled. */
export function takeOverStaticForm(): boolean {
  const isPressed = stop?.() ?? false;
  stop = undefined;
  return isPressed;
}
