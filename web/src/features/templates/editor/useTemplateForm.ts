import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { useState } from 'react';
import {
  contentIn,
  isSameTemplateContent,
  NEW_TEMPLATE,
  type TemplateForm,
  toTemplateForm,
} from './templateForm.ts';
import type { StoredTemplate } from './useStoredTemplate.ts';

interface Base {
  content: TemplateContent;
  revision: number;
}
const NOTHING: Base = { content: NEW_TEMPLATE, revision: 0 };

/**
 * Manages a form for a template that others may save at the same time. A newer version replaces a form without changes; one with changes
 * stays as a whole, and the newer version is a conflict. `stored` is the current version; undefined for a new template.
 */
export function useTemplateForm(stored: StoredTemplate | undefined, isBusy: boolean) {
  const current: Base = stored ?? NOTHING;
  const [base, setBase] = useState(current);
  const [form, setForm] = useState(() => toTemplateForm(current.content));
  const content = contentIn(form);
  const isChanged = !isSameTemplateContent(content, base.content);
  // During a save, a newer revision may be the user's own.
  const isNewer = !isBusy && current.revision > base.revision;
  const isConflict = isNewer && isChanged && !isSameTemplateContent(content, current.content);
  if (isNewer && !isConflict) {
    setBase(current);
    if (!isSameTemplateContent(content, current.content)) setForm(toTemplateForm(current.content));
  }
  return {
    form,
    content,
    isChanged,
    isConflict,
    revision: base.revision,
    change: (next: (form: TemplateForm) => TemplateForm) => setForm(next),
    /** Called once the sent content is stored, with its revision. */
    saved: (sent: TemplateContent, revision: number) => {
      setBase({ content: sent, revision });
      // Take the saved values, which have no spaces at the ends, but keep what was typed since.
      setForm((latest) =>
        isSameTemplateContent(contentIn(latest), content)
          ? {
              ...latest,
              ...sent,
              fields: latest.fields.map((field, at) => ({ ...field, ...sent.fields[at] })),
            }
          : latest,
      );
    },
    takeTheirs: () => {
      setBase(current);
      setForm(toTemplateForm(current.content));
    },
    /** The next save replaces theirs. */
    keepMine: () => setBase(current),
  };
}
