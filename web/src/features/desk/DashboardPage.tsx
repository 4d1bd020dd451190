import { can } from '@brokerage/domain/roles';
import { Box, Container, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../lib/useSession.ts';
import { Requires } from '../../ui/Requires.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { PdfToolsTab } from './PdfToolsTab.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { SubmissionsTab } from './SubmissionsTab.tsx';

const TABS = [
  { value: 'submissions', label: 'Submissions' },
  { value: 'pdf-tools', label: 'PDF Tools' },
  { value: 'settings', label: 'Settings' },
  { value: 'security', label: 'Security' },
] as const;
type TabValue = (typeof TABS)[number]['value'];

const PANELS: Record<TabValue, ReactNode> = {
  submissions: (
    <Requires action="submissions:read">
      <SubmissionsTab />
    </Requires>
  ),
  'pdf-tools': <PdfToolsTab />,
  settings: <SettingsTab />,
  security: <SecurityTab />,
};

/** The portal's first page (spec staff-portal section 2). The open tab is in the address: reload and Back keep it. */
export function DashboardPage() {
  usePageTitle('Officer Portal');
  const { member } = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = TABS.find((tab) => tab.value === asked)?.value ?? 'settings';
  const offered = TABS.filter((tab) => tab.value !== 'submissions' || can(member, 'submissions:read'));
  const isOffered = offered.some((tab) => tab.value === open);
  return (
    <>
      <PortalHeader />
      <Container component="main" sx={{ pb: 8 }}>
        <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
          <Tabs
            value={isOffered ? open : false}
            onChange={(_event, tab: TabValue) => setSearch({ tab })}
            variant="scrollable"
            aria-label="Portal sections"
            // All four fit beside each other on a phone.
            sx={{ '& .MuiTab-root': { px: { xs: 1, sm: 2 } } }}
          >
            {offered.map((tab) => (
              <Tab key={tab.value} {...tab} id={`tab-${tab.value}`} aria-controls={`panel-${tab.value}`} />
            ))}
          </Tabs>
        </Box>
        {isOffered ? (
          <Box role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
            {PANELS[open]}
          </Box>
        ) : (
          PANELS[open]
        )}
      </Container>
    </>
  );
}
