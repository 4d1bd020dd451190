import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdLinkedNumbers, releaseLinkedNumbers } from './holdLinkedNumbers.ts';
import { LINKED_NUMBERS_ATTRIBUTE } from './linkedNumbersAttribute.ts';

const onFollow = vi.fn();
/** Notes which links the browser would follow. */
const follow = (event: Event) => {
  if (!event.defaultPrevented) onFollow((event.target as Element).closest('a')?.getAttribute('href'));
  event.preventDefault();
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const isHeld = () => document.documentElement.hasAttribute(LINKED_NUMBERS_ATTRIBUTE);
const hide = () => document.documentElement.setAttribute(LINKED_NUMBERS_ATTRIBUTE, '');
const open = () => {
  document.body.innerHTML =
    '<a id="menu" href="/menu"></a><div class="calculator"><a href="/sample"><b>Apply</b></a></div>';
  hide();
  holdLinkedNumbers();
};

beforeEach(() => document.addEventListener('click', follow));
afterEach(() => {
  document.removeEventListener('click', follow);
  releaseLinkedNumbers();
  document.body.innerHTML = '';
  vi.clearAllMocks();
});

it('holds an early click until the calculator has the link’s numbers, then follows the link with them', () => {
  open();
  press('.calculator b');
  expect(onFollow).not.toHaveBeenCalled();
  document.querySelector('.calculator a')?.setAttribute('href', '/linked');
  releaseLinkedNumbers();
  expect(onFollow.mock.calls).toEqual([['/linked']]);
  expect(isHeld()).toBe(false);
  press('.calculator a');
  expect(onFollow).toHaveBeenCalledTimes(2);
});

it('leaves other links alone', () => {
  open();
  press('#menu');
  expect(onFollow.mock.calls).toEqual([['/menu']]);
});

it('stops holding when the example is restored after a failed script', () => {
  open();
  document.documentElement.removeAttribute(LINKED_NUMBERS_ATTRIBUTE);
  press('.calculator a');
  expect(onFollow.mock.calls).toEqual([['/sample']]);
});
