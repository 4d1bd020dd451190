import { Box, Stack } from '@mui/material';
import { type RefObject, useState } from 'react';
import { ChecksPanel } from './ChecksPanel.tsx';
import type { FlyerChecks, FlyerContext } from './checkContent.ts';
import { EditorBar } from './EditorBar.tsx';
import { FlyerConflictNotice } from './FlyerConflictNotice.tsx';
import { FlyerFields } from './FlyerFields.tsx';
import { LivePreview } from './LivePreview.tsx';
import type { FlyerWork } from './useFlyerDraft.ts';
import type { FlyerSubmit } from './useSubmit.ts';

interface DetailsTabProps {
  form: RefObject<HTMLFormElement | null>;
  work: FlyerWork;
  context: FlyerContext;
  checks: FlyerChecks;
  submission: FlyerSubmit;
  /** It may be changed here. */
  isOpen: boolean;
  /** Goes to a field of the form. */
  onGo: (field: string) => void;
}

/** The form, and beside it the flyer as it will be printed. */
export function DetailsTab(props: DetailsTabProps) {
  const { form, work, context, checks, submission, isOpen, onGo } = props;
  const { submit, save, isBusy, isSending, missing } = submission;
  const [focused, setFocused] = useState<string>();
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
      <form
        ref={form}
        noValidate
        aria-label="Flyer details"
        onSubmit={(event) => {
          // Enter in a field is no Submit: nobody hands a flyer in by accident.
          event.preventDefault();
        }}
      >
        <Stack spacing={3}>
          <FlyerConflictNotice work={work} />
          <FlyerFields
            draft={work.draft}
            content={work.content}
            context={context}
            flaws={checks.flaws}
            missing={missing}
            slots={checks.slots}
            isOpen={isOpen && !isSending}
            onFocus={setFocused}
          />
          {isOpen && <ChecksPanel checks={checks} onGo={onGo} />}
        </Stack>
        {isOpen && <EditorBar work={work} isBusy={isBusy} onSave={save} onSubmit={submit} />}
      </form>
      <LivePreview input={checks.input} highlight={isOpen ? focused : undefined} />
    </Box>
  );
}
