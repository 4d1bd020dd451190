import { roleLabel } from '@brokerage/domain/member/roles';
import { Box, Card, Typography } from '@mui/material';
import { formatDate } from '../../lib/format/formatDate.ts';
import { permittedSections } from '../../lib/routes/portalPages.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PageCard } from './PageCard.tsx';

/** Account Information and the links to profile, realtors and signature. */
export function SettingsTab() {
  const session = useSignedIn();
  const { user, member, withheldRole } = session;
  const section = permittedSections(session).find(({ tab }) => tab === 'settings');
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
        {section?.pages.map(({ path, title, description, Icon }) => (
          <PageCard key={path} path={path} title={title} description={description} Icon={Icon} />
        ))}
      </CardGrid>
    </>
  );
}
