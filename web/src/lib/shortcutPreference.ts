import { safeLocalStorage } from './safeStorage.ts';

const KEY = 'portal-question-mark-shortcut';

/** Returns whether single-key shortcuts such as `?` are on: people who use speech input can turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => safeLocalStorage.getItem(KEY) !== 'off';

export function setSingleKeysOn(isOn: boolean): void {
  safeLocalStorage.setItem(KEY, isOn ? 'on' : 'off');
}
