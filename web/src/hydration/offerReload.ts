import { LINKED_NUMBERS_ATTRIBUTE } from './linkedNumbersAttribute.ts';
import { saveTypedAnswers } from './typedAnswers.ts';

const RELOAD = 'Try again';
const WAITING_BUTTONS = '[data-loading] button[aria-disabled="true"]';

/** Styles for a notice that can't use the theme. */
const noticeStyle: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: '2000',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  background: '#fbe3e0',
  color: '#8c1d18',
  borderBottom: '1px solid #8c1d18',
};
const buttonStyle: Partial<CSSStyleDeclaration> = {
  minHeight: '44px',
  padding: '0 20px',
  font: 'inherit',
  fontWeight: '600',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid',
  borderRadius: '8px',
  cursor: 'pointer',
};

/** Attribute of buttons that reload the page. */
export const RELOADS_ATTRIBUTE = 'data-reloads';

/** Listens at the window, because React stops clicks on a part that hasn't hydrated. */
function reloadOnPress({ target }: Event): void {
  if (target instanceof Element && target.closest(`[${RELOADS_ATTRIBUTE}]`)) window.location.reload();
}

/** Replaces the buttons that wait for scripts, along with their listeners, by buttons that reload the page. */
function replaceWaitingButtons(): void {
  for (const waiting of document.querySelectorAll<HTMLButtonElement>(WAITING_BUTTONS)) {
    const hadFocus = document.activeElement === waiting;
    const button = waiting.cloneNode(true) as HTMLButtonElement;
    button.type = 'button';
    button.removeAttribute('aria-disabled');
    button.setAttribute(RELOADS_ATTRIBUTE, '');
    const label = button.querySelector('span');
    if (label) label.textContent = RELOAD;
    waiting.replaceWith(button);
    if (hadFocus) button.focus();
  }
}

let isOffered = false;

/**
 * Says that some of the page's scripts didn't load, and offers to reload it. The static page stays, with the text typed into its forms,
 * which also survives the reload. Browsers may remember a failed import, so only a reload fetches it again.
 */
export function offerReload(): void {
  // The example's numbers are better than none.
  document.documentElement.removeAttribute(LINKED_NUMBERS_ATTRIBUTE);
  if (isOffered) return;
  isOffered = true;
  window.addEventListener('pagehide', saveTypedAnswers);
  window.addEventListener('click', reloadOnPress, true);
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  Object.assign(notice.style, noticeStyle);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = RELOAD;
  button.setAttribute(RELOADS_ATTRIBUTE, '');
  Object.assign(button.style, buttonStyle);
  notice.append('This page didn’t load completely. Check your connection and try again.', button);
  document.body.prepend(notice);
  replaceWaitingButtons();
  // A static form's Next button validates the answers itself, and only then waits.
  window.addEventListener('submit', replaceWaitingButtons, true);
}
