import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { useCompanyOutline } from '../../../lib/live-data/records/useCompanyOutline.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { HouseMark } from './HouseMark.tsx';
import { navigationColors } from './navigationColors.ts';

const SIZE = 28;

/** The company's mark; an uploaded one is on white, because it may be dark. */
function CompanyMark() {
  const { mark } = useCompany();
  if (!mark) return <HouseMark size={SIZE} />;
  return (
    <img
      src={mark}
      alt=""
      width={SIZE}
      height={SIZE}
      style={{ flex: 'none', background: '#fff', borderRadius: 5 }}
    />
  );
}

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
      <CompanyMark />
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
