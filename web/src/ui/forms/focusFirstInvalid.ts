/**
 * Focuses the first field that is marked as invalid, unless such a field already has the focus, so that screen readers say what to
 * correct.
 */
export function focusFirstInvalid(form: Element): void {
  if (document.activeElement?.matches('[aria-invalid=true]')) return;
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
