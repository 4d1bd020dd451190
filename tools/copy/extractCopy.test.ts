import { expect, test } from 'vitest';
import { extractCopy } from './extractCopy.ts';
import { readingGrade } from './readingGrade.ts';

const texts = (source: string): string[] => extractCopy('page.tsx', source).map(({ text }) => text);

test('joins JSX text with its links into one sentence, with values as …', () => {
  expect(
    texts('<p>Call us at <Link to="/contact">{phone}</Link>,\n  or <b>write</b> to {company.name}.</p>'),
  ).toEqual(['Call us at …, or write to ….']);
});

test('includes spoken attributes and keys of one word, but no other attributes', () => {
  expect(
    texts(
      `<Field label="Phone" name="phone" aria-label={\`Remove \${name}\`} variant="Large button here" />`,
    ),
  ).toEqual(['Phone', 'Remove …', 'Large button here']);
  expect(texts("const purpose = { value: 'heloc', label: 'Home equity', sx: { gap: '4px 8px' } };")).toEqual([
    'Home equity',
  ]);
});

test('includes sentences in constants and functions, but not those for engineers', () => {
  expect(
    texts(`
      import { Something } from 'Some Package';
      const PROBLEM = 'Choose a date before today.';
      if (!flyer) throw new Error('The flyer has no owner');
      console.error('Error fetching templates', error);
      const shadow = '0 1px 2px rgba(0, 0, 0, 0.2)';
    `),
  ).toEqual(['Choose a date before today.']);
});

test('names the place of each text', () => {
  expect(extractCopy('web/page.tsx', "\nconst TITLE = 'My flyers';\n")).toEqual([
    { file: 'web/page.tsx', line: 2, text: 'My flyers' },
  ]);
});

test('gives plain sentences a low grade, legal ones a high one, labels none', () => {
  expect(readingGrade('We call you back. Tell us the best time for you.')).toBeLessThan(4);
  expect(
    readingGrade(
      'Notwithstanding the aforementioned limitations, administrative responsibilities remain organizational obligations.',
    ),
  ).toBeGreaterThan(15);
  expect(readingGrade('Down payment')).toBeUndefined();
});
