import { beforeEach, expect, it, vi } from 'vitest';

/** A static form as served, with a button that waits for scripts, and one that answers early. */
const FORM = `<div data-loading=""><form>
  <input name="first_name" /><input name="website" />
  <input type="radio" name="time" value="morning" /><input type="radio" name="time" value="evening" />
  <input type="checkbox" name="consent" />
  <button type="submit" id="next" aria-disabled="true"><span>Loading…</span></button>
</form></div>`;

const find = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

it('shows once what happened, and turns the waiting button into a retry', async () => {
  const { offerReload } = await import('./offerReload.ts');
  find('#next').focus();
  offerReload();
  offerReload();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(find('[role=alert]')).toHaveTextContent(/didn’t load completely.*Try again/);
  expect(find('#next')).toHaveTextContent('Try again');
  expect(find('#next')).not.toHaveAttribute('aria-disabled');
  expect(find('#next')).toHaveFocus();
  expect(find('#next').type).toBe('button');
});

it('replaces a button that starts waiting later', async () => {
  const next = find('#next');
  next.setAttribute('aria-disabled', 'false');
  const { offerReload } = await import('./offerReload.ts');
  offerReload();
  expect(find('#next')).toHaveTextContent('Loading…');
  next.setAttribute('aria-disabled', 'true');
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(find('#next')).toHaveTextContent('Try again');
});

it('keeps input and checks for the next load of the same page, once', async () => {
  const { offerReload } = await import('./offerReload.ts');
  const { restoreTypedAnswers } = await import('./typedAnswers.ts');
  offerReload();
  find('[name=first_name]').value = 'Rosa';
  find('[value=evening]').checked = true;
  find('[name=consent]').checked = true;
  window.dispatchEvent(new Event('pagehide'));

  document.body.innerHTML = FORM;
  restoreTypedAnswers();
  expect(find('[name=first_name]').value).toBe('Rosa');
  expect(find('[name=website]').value).toBe('');
  expect(find('[value=evening]').checked).toBe(true);
  expect(find('[value=morning]').checked).toBe(false);
  expect(find('[name=consent]').checked).toBe(true);
  expect(sessionStorage).toHaveLength(0);

  document.body.innerHTML = FORM;
  restoreTypedAnswers();
  expect(find('[name=first_name]').value).toBe('');
});

it('leaves another page’s answers alone, and ignores what it can’t read', async () => {
  const { restoreTypedAnswers } = await import('./typedAnswers.ts');
  const kept = JSON.stringify({ path: '/other', answers: [{ name: 'first_name', value: 'Rosa' }] });
  sessionStorage.setItem('typed_answers', kept);
  restoreTypedAnswers();
  expect(find('[name=first_name]').value).toBe('');
  expect(sessionStorage.getItem('typed_answers')).toBe(kept);
  sessionStorage.setItem('typed_answers', '{');
  expect(restoreTypedAnswers).not.toThrow();
});

it('shows a calculator’s example again', async () => {
  document.documentElement.setAttribute('data-linked-numbers', '');
  const { offerReload } = await import('./offerReload.ts');
  offerReload();
  expect(document.documentElement).not.toHaveAttribute('data-linked-numbers');
});
