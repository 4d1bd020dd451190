import { type TemplateVersion, templateVersionSchema } from '@brokerage/domain/template/template';
import { expect, test } from 'vitest';
import { sampleParties } from '../testing/sampleFlyers.ts';
import { checkContent } from './checkContent.ts';

const version: TemplateVersion = templateVersionSchema.parse({
  id: 'rates-1',
  default_data: {},
  layout: 'rate-sheet',
  handlebars_schema: {
    fields: [
      { key: 'rate_30_year', label: '30-year fixed rate', type: 'number', unit: 'percent', help_text: '' },
      { key: 'apr_30_year', label: '30-year fixed APR', type: 'number', unit: 'percent', help_text: '' },
    ],
  },
  required_fields: ['rate_30_year', 'apr_30_year'],
  locked_fields: [],
  approval_required: true,
});

const aprIssues = (data: Record<string, unknown>) =>
  checkContent(
    { title: 'Rates', public_title: '', data },
    { version, category: 'rate_sheet', templateName: 'Weekly rates', parties: sampleParties, isDraft: true },
  )
    .issues.filter(({ message }) => /^(An interest rate|A rate needs)/.test(message))
    .map(({ field, label, message }) => [field, label, message]);

test('reports a rate without its APR once, at the empty APR field', () => {
  expect(aprIssues({ rate_30_year: 6.125 })).toEqual([
    [
      'apr_30_year',
      '30-year fixed APR',
      'An interest rate must have its annual percentage rate (APR) beside it.',
    ],
  ]);
  expect(aprIssues({ rate_30_year: 6.125, apr_30_year: 6.25 })).toEqual([]);
});
