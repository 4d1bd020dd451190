import Check from '@mui/icons-material/Check';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/Logout';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import {
  Box,
  Divider,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Typography,
  useColorScheme,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { roleName } from '../../../lib/format/names/roleNames.ts';
import { securityTabPath } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useSignOut } from '../portal/useSignOut.ts';

const MODES = [
  { mode: 'system', label: 'System theme', Icon: SettingsBrightnessOutlined },
  { mode: 'light', label: 'Light theme', Icon: LightModeOutlined },
  { mode: 'dark', label: 'Dark theme', Icon: DarkModeOutlined },
] as const;

interface AccountMenuItemsProps {
  id: string;
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The menu below the account's portrait. */
export function AccountMenuItems({ id, anchor, onClose }: AccountMenuItemsProps) {
  const { user, member, withheldRole } = useSignedIn();
  const { mode = 'system', setMode } = useColorScheme();
  const { leave, isLeaving } = useSignOut();
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
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
      {MODES.map(({ mode: option, label, Icon }) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={mode === option}
          onClick={() => setMode(option)}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
          {mode === option && <Check fontSize="small" />}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem component={Link} to={securityTabPath} onClick={onClose}>
        <ListItemIcon>
          <ShieldOutlined fontSize="small" />
        </ListItemIcon>
        <ListItemText>Security</ListItemText>
      </MenuItem>
      <MenuItem
        disabled={isLeaving}
        onClick={() => {
          onClose();
          leave();
        }}
      >
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        <ListItemText>Sign Out</ListItemText>
      </MenuItem>
    </Menu>
  );
}
