import { safeLocalStorage } from './safeStorage.ts';

const KEY = 'portal-question-mark-shortcut';

/** Returns whether single keys such as `?` do something: people who speak to their computer can turn single keys off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => safeLocalStorage.getItem(KEY) !== 'off';

export function setSingleKeysOn(isOn: boolean): void {
  safeLocalStorage.setItem(KEY, isOn ? 'on' : 'off');
}
