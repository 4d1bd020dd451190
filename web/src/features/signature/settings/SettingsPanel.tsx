import { objectKeys } from '@brokerage/domain/collections/records';
import type { Member } from '@brokerage/domain/member/member';
import {
  type SignatureKey,
  type SignatureSettings,
  SOCIAL_NETWORKS,
} from '@brokerage/domain/signature/signature';
import { Alert, Box, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { logError } from '../../../lib/logError.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import { ConflictAlert } from '../../../ui/forms/record/ConflictAlert.tsx';
import { changedElsewhere } from '../../../ui/forms/record/conflictTexts.ts';
import type { useRecordForm } from '../../../ui/forms/record/useRecordForm.ts';
import { SaveActions } from '../../../ui/forms/SaveActions.tsx';
import { FooterBar } from '../../../ui/layout/portal/FooterBar.tsx';
import { parseSignature, type SignatureFields, signatureErrors } from '../signatureForm.ts';
import { useSaveSignature } from '../useSaveSignature.ts';
import { ActionButtonsTab } from './ActionButtonsTab.tsx';
import { AddressField } from './AddressField.tsx';
import { DesignTab } from './DesignTab.tsx';
import { FieldOrderTab } from './FieldOrderTab.tsx';
import { formatSignatureSetting, SIGNATURE_LABELS } from './signatureLabels.ts';

const TABS = [
  { value: 'order', label: 'Field Order' },
  { value: 'social', label: 'Social Media' },
  { value: 'buttons', label: 'Action Buttons' },
  { value: 'design', label: 'Design' },
] as const;
type TabValue = (typeof TABS)[number]['value'];

/** The tab of each field that can have an error. */
const TAB_OF: Partial<Record<SignatureKey, TabValue>> = {
  website_url: 'order',
  address: 'order',
  tagline: 'order',
  linkedin_url: 'social',
  facebook_url: 'social',
  twitter_url: 'social',
  instagram_url: 'social',
  youtube_url: 'social',
  apply_now_url: 'buttons',
  book_call_url: 'buttons',
};

const EXAMPLES = {
  linkedin_url: 'https://www.linkedin.com/in/…',
  facebook_url: 'https://www.facebook.com/…',
  twitter_url: 'https://twitter.com/…',
  instagram_url: 'https://www.instagram.com/…',
  youtube_url: 'https://www.youtube.com/@…',
} as const;

/** The URLs behind the icons. */
function SocialTab({ fields }: { fields: SignatureFields }) {
  return (
    <Stack spacing={2.5}>
      <Typography sx={{ color: 'text.secondary' }}>
        Each page you enter here gets an icon, in this order.
      </Typography>
      {SOCIAL_NETWORKS.map(({ field }) => (
        <AddressField key={field} name={field} fields={fields} placeholder={EXAMPLES[field]} />
      ))}
    </Stack>
  );
}

interface SettingsPanelProps {
  record: ReturnType<typeof useRecordForm<SignatureSettings>>;
  /** The profile that the signature shows. */
  profile: Member;
  applyAddress: string | undefined;
}

/** The four tabs of settings, and Save. */
export function SettingsPanel({ record, profile, applyAddress }: SettingsPanelProps) {
  const save = useSaveSignature(profile.tenant_id, profile.user_id);
  const notify = useNotify();
  const [open, setOpen] = useState<TabValue>('order');
  const { values, isBusy, isChanged, saveError, setElement } = record;
  const panels: Record<TabValue, ReactNode> = {
    order: <FieldOrderTab fields={record} profile={profile} />,
    social: <SocialTab fields={record} />,
    buttons: <ActionButtonsTab fields={record} applyAddress={applyAddress} />,
    design: <DesignTab fields={record} />,
  };

  /** Shows the errors in the open tab, or else in the first one that has any. */
  function showErrors() {
    const tabs = objectKeys(signatureErrors(values)).flatMap((key) => TAB_OF[key] ?? []);
    const [first] = tabs;
    if (first && !tabs.includes(open)) setOpen(first);
    record.showErrors();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || record.mustChoose()) return;
    const { data } = parseSignature(values);
    if (!data) return showErrors();
    try {
      await record.save(data, () => save(data));
      notify({ title: 'Saved', severity: 'success' });
    } catch (error) {
      logError('Error saving signature settings', error);
      notify({ title: 'Failed to save signature settings', severity: 'error' });
      record.showErrors(toErrorMessage(error, 'Couldn’t save your signature. Your changes are still here.'));
    }
  }

  return (
    <Card
      component="form"
      ref={setElement}
      noValidate
      aria-label="Signature settings"
      onSubmit={(event) => void submit(event)}
      sx={{ overflow: 'visible' }}
    >
      <ConflictAlert
        record={record}
        getLabel={(key) => SIGNATURE_LABELS[key]}
        format={formatSignatureSetting}
        texts={changedElsewhere('Your signature was changed somewhere else')}
      />
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={open}
          onChange={(_event, tab: TabValue) => setOpen(tab)}
          variant="scrollable"
          scrollButtons={false}
          // All four tabs fit next to each other on a phone.
          sx={{
            px: { xs: 0.5, sm: 1 },
            '& .MuiTab-root': {
              px: { xs: 1, sm: 1.25 },
              fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' },
            },
          }}
        >
          {TABS.map((tab) => (
            <Tab key={tab.value} {...tab} id={`tab-${tab.value}`} aria-controls={`panel-${tab.value}`} />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`} sx={{ p: 2 }}>
        {panels[open]}
      </Box>
      {saveError && (
        <Alert severity="error" sx={{ mx: 2, mb: 2 }}>
          {saveError}
        </Alert>
      )}
      <FooterBar sx={{ px: 1.5, bgcolor: 'background.paper', borderRadius: '0 0 10px 10px' }}>
        <SaveActions isChanged={isChanged} isBusy={isBusy} onCancel={record.cancel} />
      </FooterBar>
      <LeaveGuard isChanged={isChanged && !isBusy} />
    </Card>
  );
}
