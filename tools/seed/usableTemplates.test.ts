import { templateContentSchema } from '@brokerage/domain/template/templateCallables';
import { toTemplateContent } from '@brokerage/domain/template/templateContent';
import { unusableReasons } from '@brokerage/domain/template/unusableReasons';
import { expect, test } from 'vitest';
import { templates } from './templates.ts';

test.each(templates.map(({ template, versions }) => ({ id: template.id, template, versions })))(
  '$id: the template manager could publish the current version',
  ({ template, versions }) => {
    const current = versions.at(-1);
    if (!current) throw new Error('A template without a version');
    const content = toTemplateContent(template, current);
    expect(templateContentSchema.parse(content)).toEqual(content);
    expect(unusableReasons(content)).toEqual([]);
  },
);
