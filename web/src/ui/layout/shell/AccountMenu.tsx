import Check from '@mui/icons-material/Check';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import {
  Box,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Typography,
  useColorScheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { roleName } from '../../../lib/format/roleNames.ts';
import { securityTabPath } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { Portrait } from '../../data-display/Portrait.tsx';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { useSignOut } from './useSignOut.ts';

const MODES = [
  { mode: 'system', label: 'System theme', Icon: SettingsBrightnessOutlined },
  { mode: 'light', label: 'Light theme', Icon: LightModeOutlined },
  { mode: 'dark', label: 'Dark theme', Icon: DarkModeOutlined },
] as const;

/** Who is signed in: name, role and e-mail, the color scheme, Security and Sign Out. */
export function AccountMenu() {
  const { user, member, withheldRole } = useSignedIn();
  const { mode = 'system', setMode } = useColorScheme();
  const { leave, isLeaving } = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Portrait name={member.name} photo={member.headshot_url} size={32} />
        {/* No label: it would have to hold the initials that are seen. */}
        <span style={visuallyHidden}>Account of {member.name}</span>
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { sx: { width: 272, border: 1, borderColor: 'divider' } },
          list: { 'aria-label': 'Account' },
        }}
      >
        <Box role="presentation" component="li" sx={{ px: 2, pt: 1, pb: 1.5 }}>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {member.name}
          </Typography>
          <Typography variant="body2">{roleName(withheldRole ?? member.role)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
        <Divider />
        {MODES.map(({ mode: one, label, Icon }) => (
          <MenuItem key={one} role="menuitemradio" aria-checked={mode === one} onClick={() => setMode(one)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            {mode === one && <Check fontSize="small" />}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={Link} to={securityTabPath} onClick={close}>
          <ListItemIcon>
            <ShieldOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>Security</ListItemText>
        </MenuItem>
        <MenuItem
          disabled={isLeaving}
          onClick={() => {
            close();
            leave();
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign Out</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
