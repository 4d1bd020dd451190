import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import { Alert, Box, Stack } from '@mui/material';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generatePath, useNavigate } from 'react-router-dom';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import { WholeConflictAlert } from '../../../ui/forms/record/WholeConflictAlert.tsx';
import { hasUnpublished } from '../templateState.ts';
import { useTemplateActions } from '../useTemplateActions.ts';
import { ADD_FIELD, FieldsCard } from './fields/FieldsCard.tsx';
import { GeneralFields } from './GeneralFields.tsx';
import { RemarkList } from './RemarkList.tsx';
import { SamplePreview } from './SamplePreview.tsx';
import { TemplateEditorBar } from './TemplateEditorBar.tsx';
import { withCategory, withLayout } from './templateForm.ts';
import { useRemarks } from './useRemarks.ts';
import { useShownErrors } from './useShownErrors.ts';
import type { StoredTemplate } from './useStoredTemplate.ts';
import { useTemplateForm } from './useTemplateForm.ts';

const PublishDialog = lazy(async () => ({ default: (await import('../PublishDialog.tsx')).PublishDialog }));

interface TemplateEditorProps {
  id: string;
  /** Live; undefined for a new one. */
  stored: StoredTemplate | undefined;
}

const PUBLISH_TOASTS = {
  published: { title: 'Template published', text: 'New flyers use this version.', severity: 'success' },
  waiting: {
    title: 'Sent to compliance',
    text: 'It’s published as soon as someone in compliance consents.',
    severity: 'success',
  },
} as const;

/** A template's form, next to a flyer created from it. */
export function TemplateEditor({ id, stored }: TemplateEditorProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const editing = useTemplateForm(stored, isBusy);
  const { form, content, isChanged, isConflict, revision, change } = editing;
  const actions = useTemplateActions({ id, content, revision, onSaved: editing.saved });
  const { settled, reasons, notes } = useRemarks(content);
  const [open, setOpen] = useState<number>();
  const { getError, leave, showAll } = useShownErrors(form);
  const [isPublishing, setPublishing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const reasonList = useRef<HTMLDivElement>(null);

  const focus = (target: string) => element.current?.querySelector<HTMLElement>(`#${target}`)?.focus();
  const show = (fieldId: number, part?: string) => {
    flushSync(() => setOpen(fieldId));
    focus(part === undefined ? `field-${fieldId}` : `field-${fieldId}-${part}`);
  };

  /** Returns whether the form is valid; otherwise shows every error and focuses the first. */
  function validate(): boolean {
    const first = showAll();
    if (!first) return true;
    if ('field' in first) show(first.field, first.part);
    else focus(first.input === 'fields' ? ADD_FIELD : `template-${first.input}`);
    return false;
  }

  /** Switches to the template's URL once it's saved there. */
  const settleAddress = () =>
    navigate(generatePath(routePaths.templateEditor, { templateId: id }), { replace: true });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !validate()) return;
    setBusy(true);
    const isSaved = await actions.save();
    setBusy(false);
    if (!isSaved) return;
    if (!stored) await settleAddress();
    notify({
      title: 'Draft saved',
      text: 'Officers don’t see it until it’s published.',
      severity: 'success',
    });
  }

  function askToPublish() {
    if (!validate()) return;
    if (reasons.length > 0) reasonList.current?.focus();
    else setPublishing(true);
  }

  async function publish() {
    setBusy(true);
    let outcome: Awaited<ReturnType<typeof actions.publish>>;
    try {
      outcome = await actions.publish(isChanged);
    } finally {
      setBusy(false);
    }
    setPublishing(false);
    if (!stored) await settleAddress();
    notify(PUBLISH_TOASTS[outcome]);
  }

  const isNewVersion = isChanged || !stored?.template.current_version_id || hasUnpublished(stored.template);
  const openKey = settled.fields[form.fields.findIndex((field) => field.id === open)]?.key;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
      }}
    >
      <form ref={element} noValidate onSubmit={(event) => void save(event)} aria-label="Template">
        {/* Keep the focused element from being scrolled under the bar. */}
        <Stack spacing={3} sx={{ '& *': { scrollMarginBottom: '96px' } }}>
          {isConflict && (
            <WholeConflictAlert
              title="Someone else saved this template while you were editing"
              text="What you entered is still here."
              choices={[
                { label: 'Load theirs', onChoose: editing.takeTheirs },
                { label: 'Keep mine', onChoose: editing.keepMine },
              ]}
            />
          )}
          <GeneralFields
            form={form}
            onChange={(part) => change((current) => ({ ...current, ...part }))}
            onCategory={(category) => change((current) => withCategory(current, category))}
            onLayout={(layout) => change((current) => withLayout(current, layout))}
            onBlur={leave}
            getError={getError}
          />
          <FieldsCard
            form={form}
            change={change}
            open={open}
            onOpen={setOpen}
            onShow={show}
            focus={focus}
            onBlur={leave}
            getError={getError}
            reasons={reasons}
          />
          <RemarkList
            ref={reasonList}
            reasons={reasons}
            notes={notes}
            fields={form.fields}
            onShow={(fieldId) => show(fieldId)}
          />
          {actions.problem && <Alert severity="error">{actions.problem}</Alert>}
          <TemplateEditorBar
            template={stored?.template}
            savedBy={stored?.savedBy ?? null}
            isChanged={isChanged}
            isBusy={isBusy}
            onPublish={askToPublish}
          />
        </Stack>
        <LeaveGuard isChanged={isChanged && !isBusy} />
      </form>
      <Box sx={{ position: { md: 'sticky' }, top: 72 }}>
        <SamplePreview content={settled} highlight={openKey} />
      </Box>
      {isPublishing && (
        <Suspense>
          <PublishDialog
            id={id}
            name={content.name}
            isUpdate={stored !== undefined && stored.template.current_version_id !== ''}
            wasRetired={stored?.template.status === 'retired'}
            approvalRequired={content.approval_required}
            lifetimeDays={toLifetimeDays(content, content.category)}
            content={content}
            published={stored?.published}
            isNewVersion={isNewVersion}
            onPublish={publish}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
