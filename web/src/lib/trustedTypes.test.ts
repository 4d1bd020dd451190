import { afterEach, expect, test, vi } from 'vitest';
import { installTrustedTypes, isInert, isKnownScript } from './trustedTypes.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  '',
  'Plain text with 3 < 4 & 5',
  '<p>Hello <a href="https://homes.example/a?b=javascript:c">there</a></p>',
  '<table style="color:red"><tr><td><img src="https://site/icon.png" alt="on time"></td></tr></table>',
  // React parses this to create a script element.
  '<script></script>',
  '<div class="grecaptcha-badge"><iframe src="https://www.google.com/recaptcha/api2"></iframe></div>',
])('accepts markup that runs nothing: %s', (html) => {
  expect(isInert(parsed(html))).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<script src="https://evil.example/a.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">here</a>',
  '<a href=" \u0001JaVaScript:alert(1)">here</a>',
  '<a href="java\tscript:alert(1)">here</a>',
  '<iframe src="da\nta:text/html,<script>alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  '<template><img src=x onerror=alert(1)></template>',
])('rejects markup that could run something: %s', (html) => {
  expect(isInert(parsed(html))).toBe(false);
});

test('scripts come from the site, reCAPTCHA and the build’s chat widget', () => {
  const widget = 'https://chat.example/widget.js';
  for (const address of [
    '/assets/portal.js',
    `${window.location.origin}/assets/a.js`,
    'https://www.google.com/recaptcha/enterprise.js?render=explicit',
    'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
    widget,
  ]) {
    expect(isKnownScript(address, widget), address).toBe(true);
  }
  for (const address of [
    'https://evil.example/a.js',
    'https://www.google.com/recaptcha',
    'https://www.google.com/complete/search?jsonp=alert',
    'https://www.google.com/recaptcha/../complete/search?jsonp=alert',
    'data:text/javascript,alert(1)',
    `${widget}?x`,
    '//evil.example/a.js',
  ]) {
    expect(isKnownScript(address, widget), address).toBe(false);
  }
  expect(isKnownScript(widget, '')).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

test('sets a default policy in a browser with Trusted Types, and continues in one without', () => {
  expect(installTrustedTypes).not.toThrow();
  const policies = new Map<string, { createHTML: (html: string) => string | null }>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => {
      policies.set(name, rules);
      return rules;
    },
  });
  installTrustedTypes();
  const policy = policies.get('default');
  expect(policy?.createHTML('<b>bold</b>')).toBe('<b>bold</b>');
  expect(policy?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});
