import type { Member } from '@brokerage/domain/member/member';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import type { TemplateDraft } from '@brokerage/domain/template/templateDraft';
import { addEditor } from './unpublishedEditors.ts';

interface Beginning {
  id: string;
  content: TemplateContent;
  actor: Member;
  now: Date;
  copyOf: string | null;
  /** Who wrote the unpublished content that the copy starts with. */
  earlierEditors?: readonly string[];
}

/** Returns the records of a new template, of which nothing is published. */
export function newTemplate({ id, content, actor, now, copyOf, earlierEditors = [] }: Beginning): {
  template: Template;
  draft: TemplateDraft;
} {
  const { name, description, category } = content;
  return {
    template: templateSchema.parse({
      id,
      name,
      description,
      category,
      status: 'draft',
      current_version_id: '',
      draft_revision: 1,
    }),
    draft: {
      content,
      revision: 1,
      saved_at: now,
      saved_by_user_id: actor.user_id,
      saved_by_name: actor.name,
      saved_by_user_ids: addEditor(earlierEditors, actor.user_id),
      based_on_version_id: '',
      copy_of: copyOf,
      consent: null,
      declined: null,
    },
  };
}
