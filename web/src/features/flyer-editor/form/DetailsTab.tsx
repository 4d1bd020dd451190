import { pluralize } from '@brokerage/domain/text/pluralize';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { lazy, memo, type RefObject, Suspense, useState } from 'react';
import { formatTime } from '../../../lib/format/time/formatDate.ts';
import { FlyerPreview, type FlyerPreviewProps } from '../../../ui/flyer/FlyerPreview.tsx';
import { FooterBar } from '../../../ui/layout/portal/FooterBar.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { SaveProblem } from '../draft/FlyerDraft.ts';
import { formatSavedAt } from '../draft/formatSavedAt.ts';
import type { FlyerDraftState } from '../draft/useFlyerDraft.ts';
import type { MarksView } from '../marks/useMarksView.tsx';
import type { FlyerSubmit } from '../useSubmit.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import type { FlyerChecks, FlyerContext } from './checkContent.ts';
import { FlyerFields } from './FlyerFields.tsx';

// Only for flyers that can't be changed.
const FlyerFacts = lazy(async () => ({ default: (await import('./FlyerFacts.tsx')).FlyerFacts }));

/** Says that the flyer was saved in another window, and asks which version to keep if there's a choice. */
function FlyerConflictAlert({
  draftState: { draft, conflict, updatedElsewhereAt },
}: {
  draftState: FlyerDraftState;
}) {
  if (conflict) {
    return (
      <Alert severity="warning" role="alert">
        <AlertTitle>This flyer was changed in another window at {formatTime(conflict.updated_at)}</AlertTitle>
        What you typed here isn’t saved yet. Load the newer version and discard yours, or keep yours and
        replace the newer one.
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
          <Button color="inherit" variant="outlined" onClick={draft.takeTheirs}>
            Load the newer version
          </Button>
          <Button color="inherit" variant="outlined" onClick={() => void draft.keepMine()}>
            Keep mine
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (!updatedElsewhereAt) return null;
  return (
    <Alert severity="info" role="status">
      This flyer was changed in another window at {formatTime(updatedElsewhereAt)}. You’re seeing the newer
      version.
    </Alert>
  );
}

const PROBLEMS: Record<SaveProblem, string> = {
  offline: 'Not saved: you’re offline. Your text is still here.',
  failed: 'Not saved yet. We’ll try again, and your text is still here.',
  title: 'Not saved: the flyer needs a title',
};

type DraftStatus = Pick<FlyerDraftState, 'stored' | 'isChanged' | 'isSaving' | 'problem' | 'conflict'>;

/** Shows whether the form is saved; announces only problems to screen readers. */
const SaveStatus = memo(function SaveStatus(props: DraftStatus) {
  const { stored, isChanged, isSaving, problem, conflict } = props;
  const error = conflict ? 'Not saved: changed in another window' : problem && PROBLEMS[problem];
  const words =
    error ??
    (isSaving ? 'Saving…' : isChanged ? 'Not saved yet' : `Last saved: ${formatSavedAt(stored.updated_at)}`);
  return (
    <>
      <Typography
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          color: error ? 'error.main' : 'text.secondary',
          minWidth: 0,
        }}
      >
        {error ? (
          <ErrorOutlined fontSize="small" />
        ) : (
          !isSaving && !isChanged && <CheckCircleOutlined fontSize="small" />
        )}
        {words}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {error}
      </Box>
    </>
  );
});

interface EditorBarProps extends DraftStatus {
  /** Says which required fields are empty; '' if none is. */
  missing: string;
  isBusy: boolean;
  onSave: () => Promise<void>;
  onSubmit: () => Promise<void>;
}

/** Save status, Save Draft and Submit: always visible while the form is. */
const EditorBar = memo(function EditorBar({ missing, isBusy, onSave, onSubmit, ...status }: EditorBarProps) {
  return (
    <FooterBar
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 2 },
        mt: 3,
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <SaveStatus {...status} />
        {missing && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {missing}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1} sx={{ '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <Button variant="outlined" onClick={() => void onSave()}>
          Save Draft
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void onSubmit()}>
          Submit
        </Button>
      </Stack>
    </FooterBar>
  );
});

/** Memoized, so that the preview renders only when the flyer changes. */
const Picture = memo(FlyerPreview);

interface LivePreviewProps extends Pick<FlyerPreviewProps, 'input' | 'highlight' | 'overlay'> {
  /** Whether it follows what is typed. */
  isLive: boolean;
}

/** The flyer next to the form; can be hidden. */
const LivePreview = memo(function LivePreview({ isLive, ...picture }: LivePreviewProps) {
  const [isShown, setShown] = useState(true);
  return (
    <section aria-labelledby="live-preview">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" component="h2" id="live-preview">
          {isLive ? 'Live preview' : 'Preview'}
        </Typography>
        <Button
          size="small"
          aria-expanded={isShown}
          aria-controls="live-preview-picture"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide preview' : 'Show preview'}
        </Button>
      </Stack>
      <div id="live-preview-picture">{isShown && <Picture {...picture} />}</div>
    </section>
  );
});

/** Sticks while the form scrolls. In one column, marks come before the form and the picture after it. */
const beside = {
  display: { xs: 'contents', md: 'block' },
  position: { md: 'sticky' },
  top: { md: 72 },
  maxHeight: { md: 'calc(100vh - 32px)' },
  overflowY: { md: 'auto' },
} as const;

interface DetailsTabProps {
  form: RefObject<HTMLFormElement | null>;
  draftState: FlyerDraftState;
  context: FlyerContext;
  checks: FlyerChecks;
  submission: FlyerSubmit;
  /** Whether the flyer can be changed here. */
  isEditable: boolean;
  isCorrection: boolean;
  /** The marks of the last rejection, if any. */
  marks: MarksView | undefined;
  /** Scrolls to a field of the form. */
  onGo: (field: string) => void;
}

/** The form, or the values of a flyer that can't be changed, next to a preview of the printed flyer. */
export function DetailsTab(props: DetailsTabProps) {
  const { form, draftState, context, checks, submission, isEditable, isCorrection, marks, onGo } = props;
  const { submit, save, isBusy, isSending, missing } = submission;
  const { stored, isChanged, isSaving, problem, conflict } = draftState;
  const [focused, setFocused] = useState<string>();
  const names = checks.missing.map(({ label }) => label);
  const missingText = names[0] ? `${pluralize(names.length, 'field')} missing: ${names.join(', ')}` : '';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 26rem)',
          lg: 'minmax(0, 1fr) minmax(0, 32rem)',
        },
        alignItems: 'start',
      }}
    >
      {isEditable ? (
        <form
          ref={form}
          noValidate
          aria-label="Flyer details"
          onSubmit={(event) => {
            // Enter in a field doesn't submit, to prevent accidental submissions.
            event.preventDefault();
          }}
        >
          <Stack spacing={3}>
            <FlyerConflictAlert draftState={draftState} />
            <FlyerFields
              draft={draftState.draft}
              content={draftState.content}
              context={context}
              issues={checks.issues}
              missing={missing}
              slots={checks.slots}
              isEditable={!isSending}
              isCorrection={isCorrection}
              onFocus={setFocused}
            />
            <ChecksPanel checks={checks} onGo={onGo} />
          </Stack>
          <EditorBar
            stored={stored}
            isChanged={isChanged}
            isSaving={isSaving}
            problem={problem}
            conflict={conflict}
            missing={missingText}
            isBusy={isBusy}
            onSave={save}
            onSubmit={submit}
          />
        </form>
      ) : (
        // Keeps the preview in its own column while the facts load.
        <div>
          <Suspense>
            <FlyerFacts input={checks.input} typedTitle={draftState.content.public_title} context={context} />
          </Suspense>
        </div>
      )}
      <Box sx={beside}>
        {marks && <Box sx={{ order: -1, mb: { md: 3 } }}>{marks.panel}</Box>}
        <LivePreview
          isLive={isEditable}
          input={checks.input}
          highlight={isEditable ? focused : undefined}
          overlay={marks?.overlay}
        />
      </Box>
    </Box>
  );
}
