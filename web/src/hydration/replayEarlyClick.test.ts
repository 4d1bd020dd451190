import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS_ATTRIBUTE, replayEarlyClick } from './replayEarlyClick.ts';

const onPress = vi.fn();
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
let answer: ReturnType<typeof replayEarlyClick>;
beforeEach(() => {
  document.body.innerHTML = '<button id="one"><svg></svg></button><button id="two"></button><p></p>';
  answer = replayEarlyClick();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
});
const listen = () => {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => onPress(button.id));
  }
};

it('clicks the last button again when the page is interactive, and no other later', () => {
  press('#one');
  document.querySelector('#two')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  listen();
  answer();
  expect(onPress.mock.calls).toEqual([['one']]);
  press('#two');
  expect(onPress.mock.calls).toEqual([['one'], ['two']]);
});

it('forgets the click if something else was clicked since, or the button is gone', () => {
  press('#one');
  press('p');
  listen();
  answer();
  expect(onPress).not.toHaveBeenCalled();
  const again = replayEarlyClick();
  press('#two');
  onPress.mockClear();
  document.querySelector('#two')?.remove();
  again();
  expect(onPress).not.toHaveBeenCalled();
});

it('does nothing without a click', () => {
  listen();
  answer();
  expect(onPress).not.toHaveBeenCalled();
});

it('clicks a button of a part that is ready first only there, and keeps waiting elsewhere', () => {
  const [one, two] = document.querySelectorAll('button');
  press('#two');
  listen();
  if (one) answer(one);
  expect(onPress).not.toHaveBeenCalled();
  if (two) answer(two);
  expect(onPress.mock.calls).toEqual([['two']]);
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  answer();
  expect(onPress.mock.calls).toEqual([['two'], ['one'], ['one']]);
});

it('forgets the click on a button that already works', () => {
  document.querySelector('#one')?.setAttribute(ANSWERS_ATTRIBUTE, '');
  press('#one');
  listen();
  answer();
  expect(onPress).not.toHaveBeenCalled();
});
