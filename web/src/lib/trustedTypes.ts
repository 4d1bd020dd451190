/**
 * The page's policy doesn't let a string become HTML or a script URL directly (`require-trusted-types-for 'script'` in firebase.json).
 * Libraries still write strings, so a default policy checks each of them: it allows markup that can't run anything, and the scripts that
 * the page's policy names. Browsers without Trusted Types behave as before.
 */

interface Policy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): Policy;
}

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Returns whether a script may be loaded from this URL: the site itself, reCAPTCHA, and the chat widget configured in the build. */
export function isKnownScript(
  address: string,
  chatWidget = import.meta.env.VITE_CHAT_WIDGET_SCRIPT,
): boolean {
  const { href, origin, protocol } = new URL(address, window.location.href);
  if (origin === window.location.origin) return protocol !== 'data:';
  return RECAPTCHA.some((prefix) => href.startsWith(prefix)) || (Boolean(chatWidget) && href === chatWidget);
}

/** Returns whether nothing in a parsed document can run: no script, no event handler and no script URL. */
export function isInert(document: Document): boolean {
  return [...document.querySelectorAll('*')].every((element) => {
    // React makes a script element by parsing an empty one.
    if (element.localName === 'script') return element.attributes.length === 0 && element.textContent === '';
    if (element.localName === 'template') return false;
    return [...element.attributes].every(
      ({ name, value }) =>
        // Browsers ignore whitespace and control characters within a scheme.
        !name.startsWith('on') &&
        name !== 'srcdoc' &&
        !/^(javascript|data:text)/i.test(value.replace(/[\s\p{Cc}]/gu, '')),
    );
  });
}

/** Installs the default policy. Call it before anything else on the page runs. */
export function installTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return;
  const inspection = trustedTypes.createPolicy('inspection', { createHTML: (html) => html });
  const parse = (html: string) => new DOMParser().parseFromString(inspection.createHTML(html), 'text/html');
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (isInert(parse(html)) ? html : null),
    createScriptURL: (address) => (isKnownScript(address) ? address : null),
  });
}
