import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useTemplateActions } from '../useTemplateActions.ts';
import type { StoredTemplate } from './useStoredTemplate.ts';
import { useTemplateForm } from './useTemplateForm.ts';

const PUBLISH_TOASTS = {
  published: { title: 'Template published', text: 'New flyers use this version.', severity: 'success' },
  waiting: {
    title: 'Sent to compliance',
    text: 'It’s published as soon as someone in compliance consents.',
    severity: 'success',
  },
} as const;

/** Manages the form of a template, and saves and publishes it. `stored` is undefined for a new one. */
export function useTemplateEditing(id: string, stored: StoredTemplate | undefined) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const editing = useTemplateForm(stored, isBusy);
  const { content, revision, isChanged, saved } = editing;
  const actions = useTemplateActions({ id, content, revision, onSaved: saved });

  /** Switches to a new template's URL once it's saved there. */
  const settleAddress = () =>
    stored
      ? undefined
      : navigate(generatePath(routePaths.templateEditor, { templateId: id }), { replace: true });

  return {
    ...editing,
    isBusy,
    /** Why the last save failed. */
    problem: actions.problem,
    async save() {
      setBusy(true);
      const isSaved = await actions.save();
      setBusy(false);
      if (!isSaved) return;
      await settleAddress();
      notify({
        title: 'Draft saved',
        text: 'Officers don’t see it until it’s published.',
        severity: 'success',
      });
    },
    /** Calls `onPublished` before the address changes. @throws as callFunction */
    async publish(onPublished: () => void) {
      setBusy(true);
      let outcome: Awaited<ReturnType<typeof actions.publish>>;
      try {
        outcome = await actions.publish(isChanged);
      } finally {
        setBusy(false);
      }
      onPublished();
      await settleAddress();
      notify(PUBLISH_TOASTS[outcome]);
    },
  };
}
