/** Focuses the first invalid field, unless an invalid field already has the focus, so that screen readers say what to correct. */
export function focusFirstInvalid(form: Element): void {
  if (document.activeElement?.matches('[aria-invalid=true]')) return;
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
