import { expect, test } from 'vitest';
import { RATE_SHEET_DAYS, toLifetimeDays } from './flyerLifetime.ts';
import { TEMPLATE_CATEGORIES, templateVersionSchema } from './template.ts';
import { type TemplateContent, templateContentSchema } from './templateCallables.ts';
import { toTemplateContent, toTemplateVersion } from './templateContent.ts';

const content: TemplateContent = {
  name: 'Rates',
  description: '',
  category: 'rate_sheet',
  layout: 'rate-sheet',
  approval_required: true,
  fields: [
    { key: 'headline', label: 'Headline', type: 'string', help_text: '', required: true, locked: false },
  ],
};
const { lifetime_days: _, ...olderVersion } = { id: 'rates-v1', ...toTemplateVersion(content) };

test('in versions without a lifetime, only rate sheets end', () => {
  const version = templateVersionSchema.parse(olderVersion);
  expect(TEMPLATE_CATEGORIES.map((category) => toLifetimeDays(version, category))).toEqual([
    null,
    RATE_SHEET_DAYS,
    null,
    null,
    null,
  ]);
});

test('a version sets its own lifetime, but a rate sheet always ends', () => {
  expect(toLifetimeDays({ lifetime_days: 30 }, 'flyer')).toBe(30);
  expect(toLifetimeDays({ lifetime_days: 1 }, 'rate_sheet')).toBe(1);
  expect(toLifetimeDays({ lifetime_days: null }, 'rate_sheet')).toBe(RATE_SHEET_DAYS);
});

test('a published version keeps its lifetime, also when it’s edited again', () => {
  expect(toTemplateVersion(content).lifetime_days).toBe(RATE_SHEET_DAYS);
  expect(toTemplateVersion({ ...content, category: 'flyer' }).lifetime_days).toBeNull();
  const version = toTemplateVersion({ ...content, lifetime_days: 14 });
  expect(toTemplateContent(content, version).lifetime_days).toBe(14);
  expect(toTemplateContent(content, olderVersion).lifetime_days).toBe(RATE_SHEET_DAYS);
});

test.each([
  ['rate_sheet', undefined, true],
  ['rate_sheet', null, false],
  ['rate_sheet', 7, true],
  ['flyer', null, true],
  ['flyer', 1, true],
  ['flyer', 365, true],
  ['flyer', 0, false],
  ['flyer', 366, false],
  ['flyer', 7.5, false],
] as const)('a %s valid for %s days: accepted %s', (category, lifetime_days, isAccepted) => {
  const { error } = templateContentSchema.safeParse({ ...content, category, lifetime_days });
  expect(error?.issues.map(({ path }) => path) ?? []).toEqual(isAccepted ? [] : [['lifetime_days']]);
});
