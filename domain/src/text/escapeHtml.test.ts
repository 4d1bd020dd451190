import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('escapes what would start a tag or an entity, or end an attribute', () => {
  expect(escapeHtml(`<b title="it's">A & B</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;A &amp; B&lt;/b&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
