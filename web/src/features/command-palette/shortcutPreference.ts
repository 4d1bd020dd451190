const KEY = 'portal-question-mark-shortcut';

/** Returns whether `?` opens the list of shortcuts: people who speak to their computer can turn single keys off (WCAG 2.1.4). */
export function isQuestionMarkOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
    return true;
  }
}

export function setQuestionMarkOn(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // As above.
  }
}
