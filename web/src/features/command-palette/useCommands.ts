import { can, type RoleHolder } from '@brokerage/domain/member/roles';
import Add from '@mui/icons-material/AddOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import DashboardCustomize from '@mui/icons-material/DashboardCustomizeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { useColorScheme } from '@mui/material/styles';
import { generatePath } from 'react-router-dom';
import { formPaths } from '../../lib/routes/formPaths.ts';
import { permittedSections } from '../../lib/routes/portalLocations.ts';
import { submissionsTabPath } from '../../lib/routes/portalPages.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useSignOut } from '../../ui/layout/portal/useSignOut.ts';
import type { Command } from './command.ts';

/** Additional search words for pages. They precede the description, because a search only reads a text's first words. */
const KEYWORDS: Readonly<Record<string, string>> = {
  [submissionsTabPath]: 'export',
  [routePaths.company]: 'pause',
  [routePaths.directory]: 'import export',
};

/** Returns the pages that the member can open, each with its section. */
function pageCommands(session: Parameters<typeof permittedSections>[0]): Command[] {
  return permittedSections(session).flatMap((section) => [
    {
      id: section.path,
      group: 'page' as const,
      label: section.title,
      Icon: section.Icon,
      keywords: `${KEYWORDS[section.path] ?? ''} ${section.description}`,
      to: section.path,
    },
    ...section.pages.map((page) => ({
      id: page.path,
      group: 'page' as const,
      label: page.title,
      detail: section.title,
      Icon: page.Icon,
      keywords: `${KEYWORDS[page.path] ?? ''} ${page.description}`,
      to: page.path,
    })),
  ]);
}

/** Returns the forms that the member can open, each with the URL of the open form. */
function formCommands(member: RoleHolder): Command[] {
  const forms = [
    {
      action: 'flyers:make',
      label: 'Create flyer',
      keywords: 'new add',
      Icon: Add,
      to: routePaths.templates,
    },
    {
      action: 'flyers:make',
      label: 'Add realtor',
      keywords: 'new create',
      Icon: PersonAdd,
      to: formPaths.newRealtor,
    },
    {
      action: 'flyers:make',
      label: 'Import realtors from CSV',
      keywords: 'upload file',
      Icon: UploadFile,
      to: formPaths.importRealtors,
    },
    {
      action: 'members:manage',
      label: 'Invite teammate',
      keywords: 'new add create person user',
      Icon: PersonAdd,
      to: formPaths.inviteMember,
    },
    {
      action: 'directory:manage',
      label: 'Import loan officers from CSV',
      keywords: 'upload file directory',
      Icon: UploadFile,
      to: formPaths.importOfficers,
    },
    {
      action: 'directory:manage',
      label: 'Import branches from CSV',
      keywords: 'upload file directory',
      Icon: UploadFile,
      to: formPaths.importBranches,
    },
    {
      action: 'templates:manage',
      label: 'New template',
      keywords: 'create add',
      Icon: DashboardCustomize,
      to: generatePath(routePaths.templateEditor, { templateId: 'new' }),
    },
  ] as const;
  return forms
    .filter(({ action }) => can(member, action))
    .map(({ action: _, ...form }) => ({ ...form, id: form.label, group: 'action' }));
}

const THEMES = [
  { mode: 'system', label: 'Theme: System', Icon: SettingsBrightness },
  { mode: 'light', label: 'Theme: Light', Icon: LightMode },
  { mode: 'dark', label: 'Theme: Dark', Icon: DarkMode },
] as const;

/** Returns the member's commands other than records: open pages and forms, and run actions that have shortcuts. */
export function useCommands({ onShowShortcuts }: { onShowShortcuts: () => void }): Command[] {
  const { member, withheldRole } = useSignedIn();
  const { setMode } = useColorScheme();
  const { leave } = useSignOut();
  const accountCommand = (
    label: string,
    Icon: Command['Icon'],
    keywords: string,
    run: () => void,
  ): Command => ({
    id: label,
    group: 'account',
    label,
    Icon,
    keywords,
    run,
  });
  return [
    ...formCommands(member),
    ...pageCommands({ member, withheldRole }),
    ...THEMES.map(({ mode, label, Icon }) =>
      accountCommand(label, Icon, 'appearance color scheme mode', () => setMode(mode)),
    ),
    accountCommand('Keyboard shortcuts', KeyboardOutlined, 'help keys', onShowShortcuts),
    accountCommand('Sign Out', Logout, 'log out leave', () => leave()),
  ];
}
