import { plainText } from '@brokerage/domain/flyer/texts/plainText';
import type { TemplateField } from '@brokerage/domain/template/template';
import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import isDeepEqual from 'fast-deep-equal';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import type { FlyerDraftState } from './useFlyerDraft.ts';

interface UnsavedTextProps {
  draftState: FlyerDraftState;
  fields: readonly TemplateField[];
}

/** Text typed before the flyer was submitted or archived elsewhere: it can't be saved, but it's still shown. */
export function UnsavedText({ draftState: { stored, content, isChanged }, fields }: UnsavedTextProps) {
  const notify = useNotify();
  if (!isChanged || stored.status === 'editing') return null;
  const texts = [
    ...(content.title === stored.title ? [] : [{ label: 'Flyer Title', text: content.title }]),
    ...(content.public_title === stored.public_title
      ? []
      : [{ label: 'Public title', text: content.public_title }]),
    ...fields
      .filter(({ key }) => !isDeepEqual(content.data[key], stored.data[key]))
      .map(({ key, label }) => ({ label, text: plainText(content.data[key]) })),
  ];
  const copy = () =>
    navigator.clipboard.writeText(texts.map(({ label, text }) => `${label}: ${text}`).join('\n')).then(
      () => notify({ title: 'Copied!', severity: 'success' }),
      () => notify({ title: 'Failed to copy to clipboard', severity: 'error' }),
    );
  return (
    <Alert
      severity="warning"
      action={
        texts.length > 0 && (
          <Button color="inherit" variant="outlined" onClick={() => void copy()}>
            Copy
          </Button>
        )
      }
    >
      <AlertTitle>
        This flyer was {stored.status === 'archived' ? 'archived' : 'submitted'} in another window
      </AlertTitle>
      You can no longer change it. These last changes weren’t saved:
      {texts.map(({ label, text }) => (
        <Typography key={label} sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <strong>{label}:</strong> {text || '(empty)'}
        </Typography>
      ))}
    </Alert>
  );
}
