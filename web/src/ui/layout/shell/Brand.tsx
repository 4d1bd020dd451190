import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useCompanyOutline } from '../../../lib/live-data/records/useCompanyOutline.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { CompanyMark } from './CompanyMark.tsx';
import { navigationColors } from './navigationColors.ts';

/** The logo mark and the company's name, linked to the dashboard. */
export function Brand({ isCollapsed = false, onFollow }: { isCollapsed?: boolean; onFollow?: () => void }) {
  const { member } = useSignedIn();
  const tenant = useCompanyOutline(member.tenant_id);
  const companyName = readyData(tenant)?.company_name;
  return (
    <ButtonBase
      component={Link}
      to={routePaths.officerPortal}
      onClick={onFollow}
      sx={{
        width: '100%',
        minHeight: 52,
        py: 0.5,
        gap: 1.25,
        px: 1.25,
        justifyContent: isCollapsed ? 'center' : 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        color: navigationColors.text,
        textDecoration: 'none',
      }}
    >
      <CompanyMark size={28} />
      {isCollapsed ? (
        <span style={visuallyHidden}>{companyName} Officer Portal</span>
      ) : (
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            variant="h3"
            sx={{ display: 'block', fontSize: '1rem', lineHeight: 1.2 }}
          >
            {companyName ?? <Skeleton width="8em" sx={{ bgcolor: navigationColors.line }} />}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: navigationColors.muted }}>
            Officer Portal
          </Typography>
        </Box>
      )}
    </ButtonBase>
  );
}
