import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import { Alert, Box, Card, Stack, Typography } from '@mui/material';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generatePath, useNavigate } from 'react-router-dom';
import { moveItem } from '../../../lib/moveItem.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import { WholeConflictAlert } from '../../../ui/forms/record/WholeConflictAlert.tsx';
import { hasUnpublished } from '../templateState.ts';
import { useTemplateActions } from '../useTemplateActions.ts';
import { AddField } from './AddField.tsx';
import { FieldList } from './FieldList.tsx';
import { GeneralFields } from './GeneralFields.tsx';
import { RemarkList } from './RemarkList.tsx';
import { SamplePreview } from './SamplePreview.tsx';
import { TemplateEditorBar } from './TemplateEditorBar.tsx';
import {
  countMissingUsualFields,
  withCategory,
  withChange,
  withField,
  withLayout,
  withoutField,
  withUsualFields,
} from './templateForm.ts';
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
const ADD_FIELD = 'add-field button';

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

  /** Shows every error and goes to the first; true when there are none. */
  function isSound(): boolean {
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
    if (isBusy || !isSound()) return;
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
    if (!isSound()) return;
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
          <Card component="section" aria-labelledby="template-fields" sx={{ p: 2.5 }}>
            <Typography variant="h3" component="h2" id="template-fields">
              Fields
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>
              What officers fill in, in the order they see it.
            </Typography>
            <FieldList
              fields={form.fields}
              layout={form.layout}
              open={open}
              onOpen={setOpen}
              onChange={(fieldId, part) => change((current) => withChange(current, fieldId, part))}
              onMove={(from, to) =>
                change((current) => ({ ...current, fields: moveItem(current.fields, from, to) }))
              }
              onRemove={(fieldId) => {
                flushSync(() => change((current) => withoutField(current, fieldId)));
                focus(ADD_FIELD);
              }}
              onBlur={(fieldId, part) => leave(`field-${fieldId}.${part}`)}
              getError={(fieldId, part) => getError(`field-${fieldId}.${part}`)}
              getReason={(key) => reasons.find((reason) => reason.field === key)?.message}
            />
            {getError('fields') && (
              <Typography sx={{ color: 'error.main', fontWeight: 600, mt: 1 }}>
                {getError('fields')}
              </Typography>
            )}
            <Box id="add-field" sx={{ mt: 2 }}>
              <AddField
                layout={form.layout}
                fields={form.fields}
                onAdd={(place) => {
                  flushSync(() => change((current) => withField(current, place)));
                  show(form.nextId, 'label');
                }}
                missing={countMissingUsualFields(form)}
                onAddUsual={() => {
                  flushSync(() => change(withUsualFields));
                  focus(`field-${form.nextId}`);
                }}
              />
            </Box>
          </Card>
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
