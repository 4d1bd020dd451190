import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { MAIL_STATE_STYLES, parseMailState } from './mailStates.ts';
import { OutboxList } from './OutboxList.tsx';

/** The company's outgoing mail: what became of each, and another try for those that failed. */
export function MailPage() {
  return (
    <PortalPage action="mail:manage" title="Mail" isWide>
      <Outbox />
    </PortalPage>
  );
}

function Outbox() {
  const [address, setAddress] = useSearchParams();
  const state = parseMailState(address);
  const [reloads, setReloads] = useState(0);
  return (
    <>
      <PageHeading
        title="Mail"
        actions={
          <Button variant="outlined" onClick={() => setReloads(reloads + 1)}>
            Refresh
          </Button>
        }
      >
        Every email from your website and portal. If one doesn’t go through, we try up to ten times over about
        17 hours. To protect privacy, we shorten addresses and don’t show what emails say.
      </PageHeading>
      <SelectField
        id="mail-state"
        label="Status"
        value={state ?? ''}
        onChange={(chosen: string) => setAddress(chosen === '' ? {} : { state: chosen }, { replace: true })}
        none="All"
        options={Object.entries(MAIL_STATE_STYLES).map(([value, { label }]) => [value, label])}
        sx={{ width: { xs: '100%', sm: 220 }, mb: 2 }}
      />
      <OutboxList key={`${state ?? 'all'}-${reloads}`} state={state} />
    </>
  );
}
