import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('what would begin a tag, an entity or the end of an attribute is text', () => {
  expect(escapeHtml(`<b title="it's">A & B</b>`)).toBe(
    '&lt;b title=&quot;it&#39;s&quot;&gt;A &amp; B&lt;/b&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
