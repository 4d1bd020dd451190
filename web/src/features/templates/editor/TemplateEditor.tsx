import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { Alert, Box, Stack } from '@mui/material';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import { WholeConflictAlert } from '../../../ui/forms/record/WholeConflictAlert.tsx';
import { hasUnpublished } from '../templateState.ts';
import { ADD_FIELD, FieldsCard } from './fields/FieldsCard.tsx';
import { GeneralFields } from './GeneralFields.tsx';
import { RemarkList } from './RemarkList.tsx';
import { SamplePreview } from './SamplePreview.tsx';
import { TemplateEditorBar } from './TemplateEditorBar.tsx';
import { withCategory, withLayout } from './templateForm.ts';
import { useRemarks } from './useRemarks.ts';
import { useShownErrors } from './useShownErrors.ts';
import type { StoredTemplate } from './useStoredTemplate.ts';
import { useTemplateEditing } from './useTemplateEditing.ts';

const PublishDialog = lazy(async () => ({ default: (await import('../PublishDialog.tsx')).PublishDialog }));

interface TemplateEditorProps {
  id: string;
  /** Live; undefined for a new one. */
  stored: StoredTemplate | undefined;
}

/** A template's form, next to a flyer created from it. */
export function TemplateEditor({ id, stored }: TemplateEditorProps) {
  const editing = useTemplateEditing(id, stored);
  const { form, content, isChanged, isConflict, isBusy, change } = editing;
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

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && validate()) void editing.save();
  }

  function askToPublish() {
    if (!validate()) return;
    if (reasons.length > 0) reasonList.current?.focus();
    else setPublishing(true);
  }

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
      <form ref={element} noValidate onSubmit={save} aria-label="Template">
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
          {editing.problem && <Alert severity="error">{editing.problem}</Alert>}
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
        <PublishQuestion
          id={id}
          stored={stored}
          content={content}
          isChanged={isChanged}
          onPublish={() => editing.publish(() => setPublishing(false))}
          onClose={() => setPublishing(false)}
        />
      )}
    </Box>
  );
}

interface PublishQuestionProps extends TemplateEditorProps {
  content: TemplateContent;
  isChanged: boolean;
  onPublish: () => Promise<void>;
  onClose: () => void;
}

function PublishQuestion({ id, stored, content, isChanged, onPublish, onClose }: PublishQuestionProps) {
  const template = stored?.template;
  return (
    <Suspense>
      <PublishDialog
        id={id}
        name={content.name}
        isUpdate={template !== undefined && template.current_version_id !== ''}
        wasRetired={template?.status === 'retired'}
        approvalRequired={content.approval_required}
        lifetimeDays={toLifetimeDays(content, content.category)}
        content={content}
        published={stored?.published}
        isNewVersion={isChanged || !template?.current_version_id || hasUnpublished(template)}
        onPublish={onPublish}
        onClose={onClose}
      />
    </Suspense>
  );
}
