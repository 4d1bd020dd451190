/**
 * Focuses the first invalid field, or the choice between two versions of one, so that screen readers say what to correct. Call it once the
 * errors are rendered.
 */
export function focusFirstInvalid(form: Element | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true], [data-conflicts]')?.focus();
}
