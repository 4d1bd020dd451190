import { objectKeys } from '@brokerage/domain/collections/records';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { type SignatureKey, SOCIAL_NETWORKS } from '@brokerage/domain/signature/signature';
import { Alert, Box, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { logError } from '../../../lib/logError.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import { SaveActions } from '../../../ui/forms/SaveActions.tsx';
import { FootBar } from '../../../ui/layout/portal/FootBar.tsx';
import { useSaveSignature } from '../useSaveSignature.ts';
import type { SignatureFields, useSignatureForm } from '../useSignatureForm.ts';
import { ActionButtonsTab } from './ActionButtonsTab.tsx';
import { AddressField } from './AddressField.tsx';
import { DesignTab } from './DesignTab.tsx';
import { FieldOrderTab } from './FieldOrderTab.tsx';

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
      {SOCIAL_NETWORKS.map(({ field, label }) => (
        <AddressField key={field} name={field} label={label} fields={fields} placeholder={EXAMPLES[field]} />
      ))}
    </Stack>
  );
}

interface SettingsPanelProps {
  form: ReturnType<typeof useSignatureForm>;
  /** The profile that the signature shows. */
  profile: UserRole;
  applyAddress: string | undefined;
}

/** The four tabs of settings, and Save. */
export function SettingsPanel({ form, profile, applyAddress }: SettingsPanelProps) {
  const save = useSaveSignature(profile.tenant_id, profile.user_id);
  const notify = useNotify();
  const [open, setOpen] = useState<TabValue>('order');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const { fields, errors, isChanged } = form;
  const panels: Record<TabValue, ReactNode> = {
    order: <FieldOrderTab fields={fields} profile={profile} />,
    social: <SocialTab fields={fields} />,
    buttons: <ActionButtonsTab fields={fields} applyAddress={applyAddress} />,
    design: <DesignTab fields={fields} />,
  };

  function showFirstError() {
    const keys = objectKeys(errors);
    const key = keys.find((field) => TAB_OF[field] === open) ?? keys[0];
    const tab = key && TAB_OF[key];
    if (tab) flushSync(() => setOpen(tab));
    element.current?.querySelector<HTMLElement>(`[name="${key}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    const settings = form.check();
    if (!settings) return showFirstError();
    setBusy(true);
    try {
      await save(settings);
      form.saved(settings);
      notify({ title: 'Saved', severity: 'success' });
    } catch (error) {
      logError('Error saving signature settings', error);
      setProblem(toErrorMessage(error, 'Couldn’t save your signature. Your changes are still here.'));
      notify({ title: 'Failed to save signature settings', severity: 'error' });
    }
    setBusy(false);
  }

  return (
    <Card
      component="form"
      ref={element}
      noValidate
      aria-label="Signature settings"
      onSubmit={(event) => void submit(event)}
      sx={{ overflow: 'visible' }}
    >
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
      {problem && (
        <Alert severity="error" sx={{ mx: 2, mb: 2 }}>
          {problem}
        </Alert>
      )}
      <FootBar sx={{ px: 1.5, bgcolor: 'background.paper', borderRadius: '0 0 10px 10px' }}>
        <SaveActions
          isChanged={isChanged}
          isBusy={isBusy}
          onCancel={() => {
            form.restore();
            setProblem(undefined);
          }}
        />
      </FootBar>
      <LeaveGuard isChanged={isChanged && !isBusy} />
    </Card>
  );
}
