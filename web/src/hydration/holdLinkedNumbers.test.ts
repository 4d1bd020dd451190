import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropLinkedNumbers,
  holdLinkedNumbers,
  LINKED_NUMBERS_ATTRIBUTE,
  releaseLinkedNumbers,
} from './holdLinkedNumbers.ts';

const onFollow = vi.fn();
/** Notes which links the browser would follow. */
const follow = (event: Event) => {
  if (!event.defaultPrevented) onFollow((event.target as Element).closest('a')?.getAttribute('href'));
  event.preventDefault();
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const isHeld = () => document.documentElement.hasAttribute(LINKED_NUMBERS_ATTRIBUTE);
const open = (hash: string, html = '<div class="calculator"><a href="/sample"><b>Apply</b></a></div>') => {
  window.history.replaceState(null, '', `/resources${hash}`);
  document.body.innerHTML = `<a id="menu" href="/menu"></a>${html}`;
  holdLinkedNumbers();
};

beforeEach(() => document.addEventListener('click', follow));
afterEach(() => {
  document.removeEventListener('click', follow);
  dropLinkedNumbers();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  vi.clearAllMocks();
});

it('holds an early click until the calculator has the linked numbers, then follows the link with them', () => {
  open('#price=380000&down=15200');
  expect(isHeld()).toBe(true);
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
  open('#price=380000');
  press('#menu');
  expect(onFollow.mock.calls).toEqual([['/menu']]);
});

it.each(['', '#faq'])('holds nothing without numbers in the address: %j', (hash) => {
  open(hash);
  expect(isHeld()).toBe(false);
  press('.calculator a');
  expect(onFollow.mock.calls).toEqual([['/sample']]);
});

it('holds nothing on a page without a calculator', () => {
  open('#price=380000', '');
  expect(isHeld()).toBe(false);
});

it('shows the example and repeats no click if the script failed', () => {
  open('#price=380000');
  press('.calculator a');
  dropLinkedNumbers();
  expect(onFollow).not.toHaveBeenCalled();
  expect(isHeld()).toBe(false);
});
