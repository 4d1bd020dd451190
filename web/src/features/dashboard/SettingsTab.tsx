import { type Action, can, roleLabel } from '@brokerage/domain/member/roles';
import { Box, Card, Typography } from '@mui/material';
import { formatDate } from '../../lib/format/formatDate.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PageCard } from './PageCard.tsx';

const pages: readonly { action: Action; path: string; title: string; description: string }[] = [
  {
    action: 'portal:enter',
    path: routePaths.profile,
    title: 'Profile Settings',
    description: 'Your photo, contact info and mortgage license details.',
  },
  {
    action: 'flyers:make',
    path: routePaths.realtors,
    title: 'Realtor Management',
    description: 'Register realtors for co-branded flyers.',
  },
  {
    action: 'portal:enter',
    path: routePaths.signature,
    title: 'Email Signature',
    description: 'Build your email signature, with social media links.',
  },
  {
    action: 'people:manage',
    path: routePaths.people,
    title: 'People',
    description: 'Invite teammates, set roles and branches, and end someone’s access.',
  },
  {
    action: 'profiles:confirm',
    path: routePaths.profileChanges,
    title: 'Profile Changes',
    description: 'Confirm or decline new email addresses and NMLS numbers for your team.',
  },
  {
    action: 'company:manage',
    path: routePaths.company,
    title: 'Company Settings',
    description: 'Name, NMLS number, phone, hours, license lines, and the second factor for administrators.',
  },
  {
    action: 'audit:read',
    path: routePaths.audit,
    title: 'Audit Log',
    description: 'See who changed what and when, and verify that nothing was altered.',
  },
];

/** Account Information and the links to profile, realtors and signature. */
export function SettingsTab() {
  const { user, member, withheldRole } = useSignedIn();
  const { creationTime } = user.metadata;
  const account = [
    { term: 'Email', value: user.email ?? 'N/A' },
    { term: 'Role', value: roleLabel(withheldRole ?? member.role) },
    { term: 'Account created', value: formatDate(creationTime ? new Date(creationTime) : undefined) },
  ];
  return (
    <>
      <TabHeading title="Settings" />
      <Card component="section" aria-labelledby="account-information" sx={{ p: 2.5, mb: 3 }}>
        <Typography variant="h3" component="h2" id="account-information" sx={{ mb: 2 }}>
          Account Information
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {account.map(({ term, value }) => (
            <div key={term}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
      </Card>
      <CardGrid>
        {pages
          .filter(({ action }) => can(member, action))
          .map(({ action: _, ...page }) => (
            <PageCard key={page.path} {...page} />
          ))}
      </CardGrid>
    </>
  );
}
