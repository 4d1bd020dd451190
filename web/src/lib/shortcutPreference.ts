const KEY = 'portal-question-mark-shortcut';

/** Returns whether single keys such as `?` do something: people who speak to their computer can turn single keys off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
    return true;
  }
}

export function setSingleKeysOn(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // As above.
  }
}
