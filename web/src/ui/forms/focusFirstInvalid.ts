/** Focuses the first invalid field, so that screen readers say what to correct. Call it once the errors are rendered. */
export function focusFirstInvalid(form: Element | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
