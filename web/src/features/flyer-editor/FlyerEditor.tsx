import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { Alert, Box, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { lazy, memo, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatPlannedValidity } from '../../lib/format/time/formatPlannedValidity.ts';
import { useNow } from '../../lib/useNow.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { FLYER_STATUS_STYLES } from '../../ui/flyer/flyerStatus.ts';
import { ValidityChip } from '../../ui/flyer/ValidityChip.tsx';
import { useHeadingFocus } from '../../ui/layout/useHeadingFocus.ts';
import type { FlyerContent } from './draft/flyerContent.ts';
import { UnsavedChangesGuard } from './draft/UnsavedChangesGuard.tsx';
import { UnsavedText } from './draft/UnsavedText.tsx';
import type { FlyerDraftState } from './draft/useFlyerDraft.ts';
import { checkContent, type FlyerContext } from './form/checkContent.ts';
import { DetailsTab } from './form/DetailsTab.tsx';
import type { UpdateVersionDialogProps } from './history/UpdateVersionDialog.tsx';
import { useMarksView } from './marks/useMarksView.tsx';
import { useUnresolvedQuestion } from './marks/useUnresolvedQuestion.tsx';
import { PreviewTab } from './preview/PreviewTab.tsx';
import { StatusNotice } from './StatusNotice.tsx';
import { useSubmit } from './useSubmit.ts';

const TABS = { details: 'Edit Details', preview: 'Preview' } as const;

type TabName = keyof typeof TABS;

/** Scrolls to a field's input and focuses it, or the panel of checks if the field isn't on the form. */
function focusField(form: HTMLElement | null, key: string): void {
  const field = form?.querySelector(
    `[data-field="${CSS.escape(key.startsWith('realtor') ? 'realtor' : key)}"]`,
  );
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  const inputs = 'input:enabled, textarea:enabled, [contenteditable="true"], button:enabled';
  const all = [...(field?.querySelectorAll<HTMLElement>(inputs) ?? [])];
  // The editable element of a rich text field comes after its toolbar.
  const target =
    all.find((element) => !(element instanceof HTMLButtonElement)) ??
    all[0] ??
    form?.querySelector<HTMLElement>('[data-field="checks"]');
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

interface EditorHeadProps {
  title: string;
  status: Flyer['status'];
  validUntil: Flyer['valid_until'];
  /** Last valid day of a flyer that isn't approved; undefined if it won't end. */
  planned: string | undefined;
  /** Name of the colleague who owns the flyer; the page then has no form. */
  ownerName: string | undefined;
  tab: TabName;
  onTab: (tab: TabName) => void;
}

/** Title, status and tabs; memoized so that it doesn't re-render at every keystroke. */
const EditorHead = memo(function EditorHead({
  title,
  status,
  validUntil,
  planned,
  ownerName,
  tab,
  onTab,
}: EditorHeadProps) {
  const heading = useHeadingFocus();
  const { label, tone } = FLYER_STATUS_STYLES[status];
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title.trim() || 'Flyer without a title'}
        </Typography>
        <StatusChip label={label} tone={tone} />
        <ValidityChip flyer={{ status, valid_until: validUntil }} />
        {planned !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {planned}
          </Typography>
        )}
      </Stack>
      {ownerName === undefined ? (
        <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
          <Tabs value={tab} onChange={(_event, next: TabName) => onTab(next)} aria-label="Flyer">
            {Object.entries(TABS).map(([value, name]) => (
              <Tab
                key={value}
                value={value}
                label={name}
                id={`tab-${value}`}
                aria-controls={`panel-${value}`}
              />
            ))}
          </Tabs>
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          This is {ownerName}’s flyer. You can view it, but only its owner can change it.
        </Typography>
      )}
    </>
  );
});

const UpdateVersionDialog = lazy(async () => ({
  default: (await import('./history/UpdateVersionDialog.tsx')).UpdateVersionDialog,
}));

interface NewVersionNoticeProps extends Omit<UpdateVersionDialogProps, 'onClose'> {
  /** Whether the flyer can be changed here. */
  isEditable: boolean;
}

/** Says that the template has a newer version than the flyer, with a button to update a draft to it. */
function NewVersionNotice({ isEditable, ...dialog }: NewVersionNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isEditable) {
    return (
      <Alert severity="info" role="note">
        This template has been updated since this flyer was made.
      </Alert>
    );
  }
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
            Update
          </Button>
        }
      >
        This template has been updated. Update to the new version. First you’ll see what carries over.
      </Alert>
      {isAsking && (
        <Suspense fallback={null}>
          <UpdateVersionDialog {...dialog} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

interface FlyerEditorProps {
  flyer: Flyer;
  isOwn: boolean;
  draftState: FlyerDraftState;
  context: FlyerContext;
  /** The content to show in the flyer's pictures. */
  shown: Pick<FlyerContent, 'title' | 'public_title' | 'data'>;
  /** The template's current version, if it isn't the flyer's. */
  newVersionId: string | undefined;
  onUpdating: (versionId: string) => void;
}

/** A flyer's form, preview and actions. The open tab is in the URL. */
export function FlyerEditor({
  flyer,
  isOwn,
  draftState,
  context,
  shown,
  newVersionId,
  onUpdating,
}: FlyerEditorProps) {
  const [search, setSearch] = useSearchParams();
  const { version, category, templateName, parties, licensing, link, isDraft } = context;
  const isEditable = isOwn && draftState.stored.status === 'editing';
  const openTab = useCallback((next: TabName) => setSearch({ tab: next }, { replace: true }), [setSearch]);
  const requestedTab = search.get('tab');
  const tab: TabName =
    requestedTab === 'preview' || (requestedTab !== 'details' && !isEditable) ? 'preview' : 'details';
  const { title, public_title, data } = shown;
  const checks = useMemo(
    () =>
      checkContent(
        { title, public_title, data },
        { version, category, templateName, parties, licensing, link, isDraft },
      ),
    [title, public_title, data, version, category, templateName, parties, licensing, link, isDraft],
  );
  const now = useNow();
  const isPlanned = ['editing', 'pending_approval'].includes(draftState.stored.status);
  const planned = isPlanned
    ? formatPlannedValidity({ version, category, data: checks.input.data }, now)
    : undefined;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const goTo = useCallback(
    (field: string) => {
      const focus = () => focusField(form.current, field);
      if (form.current) return focus();
      // When coming from the preview, the form renders only once its tab is open.
      const opened = navigate({ search: '?tab=details' }, { replace: true, flushSync: true });
      void Promise.resolve(opened).then(focus);
    },
    [navigate],
  );
  const { ask, question } = useUnresolvedQuestion(flyer);
  const submission = useSubmit({
    flyer,
    draftState,
    context,
    isFilled: checks.missing.length === 0,
    onGo: goTo,
    confirmUnresolvedMarks: ask,
  });
  const marks = useMarksView({ flyer, isOwn, isEditable, version, onGo: goTo });
  // An approved flyer is opened to look at it, so notices don't push its picture down.
  const isNextToPicture = tab === 'preview' && flyer.status === 'approved';
  const notices = isOwn && (
    <>
      <StatusNotice flyer={flyer} />
      <UnsavedText draftState={draftState} fields={version.handlebars_schema.fields} />
      {/* A correction of an approved flyer uses the new version anyway. */}
      {newVersionId !== undefined && flyer.status !== 'approved' && (
        <NewVersionNotice
          flyer={flyer}
          draftState={draftState}
          version={version}
          newVersionId={newVersionId}
          onUpdating={onUpdating}
          isEditable={isEditable}
        />
      )}
    </>
  );
  return (
    <>
      <UnsavedChangesGuard {...draftState} />
      <EditorHead
        title={draftState.content.title}
        status={draftState.stored.status}
        validUntil={flyer.valid_until}
        planned={planned?.text}
        ownerName={isOwn ? undefined : parties.officer.name}
        tab={tab}
        onTab={openTab}
      />
      <Stack spacing={2} sx={{ '&:not(:empty)': { mb: 3 } }}>
        {!isNextToPicture && notices}
      </Stack>
      <Box {...(isOwn && { role: 'tabpanel', id: `panel-${tab}`, 'aria-labelledby': `tab-${tab}` })}>
        {isOwn && tab === 'details' ? (
          <DetailsTab
            form={form}
            draftState={draftState}
            context={context}
            checks={checks}
            submission={submission}
            isEditable={isEditable}
            isCorrection={flyer.lineage_id !== null}
            marks={marks}
            onGo={goTo}
          />
        ) : (
          <PreviewTab
            flyer={flyer}
            draftState={draftState}
            input={checks.input}
            submission={isEditable ? submission : undefined}
            marks={marks}
            notices={isNextToPicture && notices}
          />
        )}
      </Box>
      {question}
    </>
  );
}
