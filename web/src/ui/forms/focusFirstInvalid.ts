/** Gives the first field that is marked as wrong the focus, unless such a field has it, so that screen readers say what to correct. */
export function focusFirstInvalid(form: Element): void {
  if (document.activeElement?.matches('[aria-invalid=true]')) return;
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
