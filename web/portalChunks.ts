const mui = (...components: readonly string[]) => components.map((name) => `@mui/material/${name}`);

/** What every page of the portal draws with, the sign-in page included. */
export const CORE_PACKAGES = [
  'react',
  'react-dom',
  'react-is',
  'react-transition-group',
  'scheduler',
  'hoist-non-react-statics',
  '@emotion',
  'stylis',
  'clsx',
  '@mui/private-theming',
  '@mui/styled-engine',
  '@mui/system',
  '@mui/utils',
].concat(
  mui('internal', 'styles', 'transitions', 'utils', 'Backdrop', 'Box', 'Button', 'ButtonBase'),
  mui('CircularProgress', 'ClickAwayListener', 'Fade', 'FocusTrap', 'FormControl', 'Grow', 'IconButton'),
  mui('InputBase', 'Modal', 'OutlinedInput', 'Paper', 'Portal', 'SvgIcon', 'Typography'),
);

/** What every page behind the sign-in has: dialogs, menus and the frame around it. */
export const SHELL_PACKAGES = ['@popperjs'].concat(
  mui('Badge', 'Chip', 'Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'Divider', 'Drawer'),
  mui('LinearProgress', 'List', 'ListItem', 'ListItemButton', 'ListItemIcon', 'ListItemText', 'Menu'),
  mui('MenuItem', 'MenuList', 'Popover', 'Popper', 'Skeleton', 'Slide', 'Tab', 'TabScrollButton', 'Tabs'),
  mui('Tooltip'),
);
