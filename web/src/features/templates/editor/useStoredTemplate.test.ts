import { toTemplateVersion } from '@brokerage/domain/template/templateContent';
import { templateDraftSchema } from '@brokerage/domain/template/templateDraft';
import { expect, test } from 'vitest';
import { content, ready, template } from '../testing/portal.tsx';
import { combineTemplate } from './useStoredTemplate.ts';

const loading = { status: 'loading', unreachable: false } as const;
const version = { id: 'v1', ...toTemplateVersion(content) };
const draft = templateDraftSchema.parse({
  content: { ...content, name: 'In work' },
  revision: 4,
  saved_at: new Date(),
  saved_by_user_id: 'mona',
  saved_by_name: 'Mona Chen',
  based_on_version_id: 'v1',
});
const data = (live: ReturnType<typeof combineTemplate>) =>
  live.status === 'ready' ? live.data : live.status;

test('edits the draft, otherwise the version', () => {
  expect(data(combineTemplate(ready(template()), ready(draft), ready(undefined)))).toMatchObject({
    revision: 4,
    content: { name: 'In work' },
    savedBy: 'Mona Chen',
    // A draft from before editors were recorded.
    editorIds: ['mona'],
  });
  expect(data(combineTemplate(ready(template()), ready(undefined), ready(version)))).toMatchObject({
    revision: 0,
    content,
    savedBy: null,
  });
});

test('with a draft, doesn’t wait for a version, and keeps the page while one is published', () => {
  expect(data(combineTemplate(ready(template()), ready(draft), loading))).toMatchObject({ revision: 4 });
  expect(data(combineTemplate(ready(template()), ready(undefined), loading))).toBe('loading');
  expect(data(combineTemplate(ready(template()), loading, ready(version)))).toBe('loading');
});

test('is missing, failed or stale as a whole', () => {
  expect(data(combineTemplate(ready(undefined), ready(undefined), ready(undefined)))).toBeUndefined();
  expect(data(combineTemplate(ready(undefined), ready(draft), ready(undefined)))).toBeUndefined();
  const failed = {
    status: 'failed',
    error: { code: 'unavailable' } as never,
    retry: () => undefined,
  } as const;
  expect(data(combineTemplate(ready(template()), failed, loading))).toBe('failed');
  const stale = { ...ready(draft), stale: true };
  expect(combineTemplate(ready(template()), stale, ready(undefined))).toMatchObject({ stale: true });
  const cutOff = { status: 'loading', unreachable: true } as const;
  expect(combineTemplate(cutOff, loading, loading)).toEqual(cutOff);
});
