import { resolve } from 'node:path';

const mui = (...components: readonly string[]) => components.map((name) => `@mui/material/${name}`);

/** Packages that every portal page renders with, including the sign-in page. */
const CORE_PACKAGES = [
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
  mui(
    'internal',
    'styles',
    'transitions',
    'utils',
    'Alert',
    'AlertTitle',
    'Box',
    'Button',
    'ButtonBase',
    'Card',
  ),
  mui('CircularProgress', 'ClickAwayListener', 'Container', 'CssBaseline', 'Grow', 'IconButton', 'Link'),
  mui('Paper', 'Snackbar', 'SnackbarContent', 'Stack', 'SvgIcon', 'Typography'),
);

/** Packages that form fields are built from. */
const FORM_PACKAGES = mui('FormControl', 'FormHelperText', 'FormLabel', 'InputAdornment', 'InputBase').concat(
  mui('InputLabel', 'OutlinedInput', 'TextareaAutosize'),
);

/** What every page behind the sign-in has: the frame around it, and what its lists are made of. */
const SHELL_PACKAGES = mui('Badge', 'Chip', 'Divider', 'LinearProgress', 'List', 'ListItem').concat(
  mui('ListItemButton', 'Skeleton', 'Tab', 'TabScrollButton', 'Tabs'),
);

/** What opens above a page: dialogs, menus and tips; and text fields, which bring menus for those to choose from. */
const OVERLAY_PACKAGES = ['@popperjs'].concat(
  mui(
    'Backdrop',
    'Dialog',
    'DialogActions',
    'DialogContent',
    'DialogTitle',
    'Drawer',
    'Fade',
    'ListItemIcon',
  ),
  mui('ListItemText', 'Menu', 'MenuItem', 'MenuList', 'Modal', 'Popover', 'Popper', 'Portal', 'Slide'),
  mui('Tooltip', 'Unstable_TrapFocus', 'FilledInput', 'Input', 'NativeSelect', 'Select', 'TextField'),
);

/** The first import of src/portal.tsx, so that the packages run in a separate task. */
const CREATE_ROOT = 'src/app/createRoot.ts';

/** What asks who is signed in, and for what the dashboard shows first: none of it needs React, which comes later. */
const SESSION_MODULES = ['src/lib/session/startSession.ts', 'src/lib/firebase/startAuth.ts'] as const;

/** What both begin with: React, Auth and what says who is signed in. */
const START_MODULES = [...SESSION_MODULES, 'src/app/mountPortal.tsx'] as const;

const LOGIN_PAGE = 'src/features/session/sign-in/LoginPage.tsx';

/** Modules that the sign-in page starts with. */
export const SIGN_IN_MODULES = [...START_MODULES, LOGIN_PAGE] as const;

const FIRST_READS = 'src/lib/first-list/firstReads.ts';
const START_FIRESTORE = 'src/lib/firebase/startFirestore.ts';

/** Modules that a portal page loads at once: they read what it shows first while the rest is still loading. */
export const READING_MODULES = [...START_MODULES, FIRST_READS] as const;

/** Modules that the portal loads for a signed-in member before the dashboard shows its first list. */
export const DASHBOARD_MODULES = [
  ...READING_MODULES,
  'src/features/session/MemberSessionProvider.tsx',
  'src/features/session/IdleWatch.tsx',
  'src/app/PortalRouter.tsx',
] as const;

/** What every page of the portal loads by itself once the first list is drawn: Firestore's SDK, and listeners to all that needs it. */
export const FOLLOWING_MODULES = [
  START_FIRESTORE,
  'src/lib/live-data/plainListeners.ts',
  'src/lib/links/linkQueries.ts',
  'src/features/session/FollowCompany.tsx',
  'src/features/tasks/PausedAlert.tsx',
  'src/features/tasks/subscriptions/subscribeTasks.ts',
] as const;

/** What opens above any page, loaded once the first list is there (src/lib/first-list/lazyAfterFirstList.ts). */
export const OVERLAY_MODULES = [
  'src/features/session/IdleWarning.tsx',
  'src/features/session/SessionAgeWarning.tsx',
  'src/ui/forms/reauthentication/ReauthenticationQuestion.tsx',
  'src/ui/layout/shell/NoticesPopover.tsx',
  'src/ui/layout/shell/AccountMenuItems.tsx',
  'src/ui/layout/shell/NavigationDrawer.tsx',
] as const;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/**
 * Returns the check whether a module, by its id in the bundler, is our own and reached from one of these without an `import()`.
 * @param root the folder of the web workspace, from which `modules` are named.
 */
function isReachedFrom(root: string, modules: readonly string[]) {
  const repository = resolve(root, '..');
  const reached = new Set<string>();
  return (id: string, graph: ModuleGraph) => {
    const visit = (module: string) => {
      // Bundlers and plugins have modules, too, whose ids are no paths.
      const isOurs = module.startsWith(repository) && !module.includes('/node_modules/');
      if (!isOurs || reached.has(module)) return;
      reached.add(module);
      graph.getModuleInfo(module)?.importedIds.forEach(visit);
    };
    for (const module of modules) visit(resolve(root, module));
    return reached.has(id);
  };
}

/** Returns the check whether a module, by its id in the bundler, comes from one of the packages. */
const isOfPackages = (packages: readonly string[]) => (id: string) =>
  packages.some((name) => id.includes(`/node_modules/${name}/`));

/**
 * Returns the files into which the bundler puts what every page of the portal needs: as few as there are times when they are
 * needed, since in small files they compress worse and wait for each other. The first group that takes a module has it.
 */
export function portalChunkGroups(root: string) {
  const isOfCore = isOfPackages(CORE_PACKAGES);
  const createRoot = resolve(root, CREATE_ROOT);
  const isOfFirestore = isOfPackages([
    '@firebase/firestore',
    '@firebase/webchannel-wrapper',
    'firebase/firestore',
  ]);
  // What it shares with the SDK as well, so that it doesn't bring all of that.
  const isOfFirestoreLite = isOfPackages([
    '@firebase/firestore/dist/lite',
    'firebase/firestore/lite',
    '@firebase/webchannel-wrapper/dist/bloom-blob',
  ]);
  const isOfAuth = isOfPackages(['@firebase/auth']);
  const isOfSession = isReachedFrom(root, SESSION_MODULES);
  const isOfReader = isReachedFrom(root, [FIRST_READS]);
  const isOfConnection = isReachedFrom(root, [START_FIRESTORE]);
  // The sign-in page loads the company, but must not load what follows on other pages for that.
  const isOfStart = isReachedFrom(root, [...START_MODULES, 'src/lib/company/refreshCompany.ts']);
  const isOfLoginPage = isReachedFrom(root, [LOGIN_PAGE]);
  const isOfDashboard = isReachedFrom(root, DASHBOARD_MODULES);
  const isFollowing = isReachedFrom(root, FOLLOWING_MODULES);
  const isOverlay = isReachedFrom(root, OVERLAY_MODULES);
  const isOfOverlayPackages = isOfPackages(OVERLAY_PACKAGES);
  /** Returns a group of our own modules. */
  const own = (name: string, test: (id: string, graph: ModuleGraph) => boolean) => ({
    name: (id: string, graph: ModuleGraph) => (test(id, graph) ? name : null),
    debugName: name,
  });
  return [
    { name: 'core', test: (id: string) => isOfCore(id) || id === createRoot },
    // Else the entry would have to load `start` for Vite's helper and the watch for errors.
    {
      name: 'preload',
      test: /vite\/preload-helper|\/app\/deferredAssets\.ts|\/lib\/(first-list\/firstList|errors\/watch(Errors|LoadFailures)|readBuild|firebase\/(postToFunction|functionsOrigin))\.ts/,
    },
    own('auth', (id, graph) => isOfAuth(id) || isOfSession(id, graph)),
    own('firestore-reader', (id, graph) => isOfFirestoreLite(id) || isOfReader(id, graph)),
    own('firestore', (id, graph) => isOfFirestore(id) || isOfConnection(id, graph)),
    { name: 'forms', test: isOfPackages(FORM_PACKAGES) },
    // Here as well what login page and dashboard share, so that neither loads the other.
    own(
      'start',
      (id, graph) => isOfStart(id, graph) || (isOfLoginPage(id, graph) && isOfDashboard(id, graph)),
    ),
    own('login', isOfLoginPage),
    { name: 'shell', test: isOfPackages(SHELL_PACKAGES) },
    own('dashboard', isOfDashboard),
    own('following', isFollowing),
    own('overlays', (id, graph) => isOfOverlayPackages(id) || isOverlay(id, graph)),
    // Small pieces that every page of flyers needs, and few others: each in a file of its own compresses worse.
    {
      name: 'flyer-texts',
      test: /\/flyer\/(layout\/text\/(keepTownTogether|familyFaces)|texts\/plainText)\.ts|\/nanoid\/index\.browser|\/domain\/src\/documentId\.ts/,
    },
  ];
}
