import type { Template } from '@brokerage/domain/template/template';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { Button, Stack, Typography } from '@mui/material';
import { FooterBar } from '../../../ui/layout/portal/FooterBar.tsx';
import { formatVersions, hasUnpublished } from '../templateState.ts';

interface TemplateEditorBarProps {
  /** Undefined for a new one. */
  template: Template | undefined;
  /** Who saved the draft, if known. */
  savedBy: string | null;
  isChanged: boolean;
  isBusy: boolean;
  onPublish: () => void;
}

function formatState({
  template,
  savedBy,
  isChanged,
}: Omit<TemplateEditorBarProps, 'isBusy' | 'onPublish'>): string {
  if (isChanged) return 'Changes not saved';
  if (!template) return 'Nothing entered yet';
  if (isAwaitingConsent(template)) return 'Waiting for compliance to consent';
  if (template.status === 'retired') return 'Retired: publish it to bring it back';
  const saved = savedBy === null ? 'Draft saved' : `Draft saved by ${savedBy}`;
  if (template.status === 'draft') return `${saved}, not published yet`;
  return hasUnpublished(template)
    ? `${saved}; officers still see what was published`
    : `${formatVersions(template) || 'Published'}: nothing to publish`;
}

/** The template's state and its actions; stays visible. */
export function TemplateEditorBar({
  template,
  savedBy,
  isChanged,
  isBusy,
  onPublish,
}: TemplateEditorBarProps) {
  const isSettled =
    template !== undefined &&
    (isAwaitingConsent(template) || (template.status === 'published' && !hasUnpublished(template)));
  return (
    <FooterBar sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 12em' }}>
        {formatState({ template, savedBy, isChanged })}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
        <Button type="submit" variant="outlined" loading={isBusy} disabled={!isChanged}>
          Save
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || (!isChanged && (!template || isSettled))}
          onClick={onPublish}
        >
          Publish
        </Button>
      </Stack>
    </FooterBar>
  );
}
