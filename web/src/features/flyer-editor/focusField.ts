/** Brings the input of a field into sight and focuses it; where the field is not on the form, the panel of the checks. */
export function focusField(form: HTMLElement | null, key: string): void {
  const field = form?.querySelector(
    `[data-field="${CSS.escape(key.startsWith('realtor') ? 'realtor' : key)}"]`,
  );
  const inputs = 'input:enabled, textarea:enabled, [contenteditable="true"], button:enabled';
  const all = [...(field?.querySelectorAll<HTMLElement>(inputs) ?? [])];
  // The words of a rich text stand behind its toolbar.
  const target =
    all.find((one) => !(one instanceof HTMLButtonElement)) ??
    all[0] ??
    form?.querySelector<HTMLElement>('[data-field="checks"]');
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
