/** Modules that the site's build puts into one file. */
interface ChunkGroup {
  name: string;
  /** Our own modules, relative to the repository root. The build fails if one doesn't exist. */
  modules?: readonly string[];
  /** Packages or parts of them, by a substring of the path. */
  packages?: readonly string[];
  priority?: number;
  /** Large enough for a preload link. Each costs a slow phone 10 ms, so the browser discovers small files by itself. */
  isLarge?: boolean;
}

/** Modules shared by at least this many pages are in one file, `frame`, because two dozen small files compress worse. */
export const FRAME_SHARE_COUNT = 10;

const utils = (...names: readonly string[]) => names.map((name) => `@mui/utils/${name}/`);

/** Modules that only dialogs, forms, charts and calculators need: not part of `frame`, although many of them share it. */
export const NOT_IN_FRAME = [
  // Schemas load with forms and with function responses.
  'node_modules/zod/',
  'web/src/lib/zod/',
  'domain/src/phone/',
  'domain/src/number/formatDollars',
  'domain/src/number/toCents',
  'domain/src/number/typedNumber',
  'features/programs/calculators/',
  'features/programs/chart/',
  'ui/forms/numberText',
  'ui/forms/useTypedNumber',
  ...['Paper', 'Portal', 'internal/', 'transitions', 'utils/useSlot'].map((part) => `@mui/material/${part}`),
  ...['utils', 'material/utils'].flatMap((folder) => [
    `@mui/${folder}/useForkRef`,
    `@mui/${folder}/useEventCallback`,
  ]),
  ...utils('appendOwnerState', 'contains', 'extractEventHandlers', 'getActiveElement', 'setRef'),
  ...utils('isEventHandler', 'isHostComponent', 'mergeSlotProps', 'omitEventHandlers', 'useOnMount'),
  ...utils('getReactElementRef', 'ownerDocument', 'ownerWindow', 'resolveComponentProps', 'useLazyRef'),
  ...utils('useTimeout', 'useValueAsRef'),
  // Information about people and branches loads with those parts, most of which render after the page.
  'web/src/lib/firebase/functionsOrigin',
  'web/src/lib/firebase/servedPicture',
  'web/src/ui/data-display/OfficerPortrait',
  'web/src/ui/data-display/Photo',
  'web/src/lib/directory/',
  'web/src/lib/format/contact/phoneLink',
  'domain/src/schedule/formatDay',
  'web/src/lib/format/names/stateName',
  'domain/src/schedule/timeZones',
  'domain/src/directory/',
  // Text and calculations used only by program pages and calculators, although there are many of those.
  'domain/src/programs/',
  'domain/src/number/toWholeDollars',
  'web/src/ui/charts/loanColors',
  'web/src/ui/charts/ledger',
  'web/src/lib/routes/preApprovalUrl',
  'web/src/lib/visitor-numbers/',
  // Prerendered at the end of pages, and fetched after them.
  'web/src/ui/layout/endings/Ending',
];

/** The site's manually defined chunks (README.md); the bundler splits the rest. */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    // Scripts that run before a page is drawn stay small. Other modules import from here and not from the entry, which waits for it.
    name: 'start',
    modules: [
      'web/src/lib/routes/sitePaths.ts',
      'web/src/lib/safeStorage.ts',
      'web/src/lib/saveAttribution.ts',
      'web/src/lib/links/linkView.ts',
      'web/src/lib/errors/watchErrors.ts',
      'web/src/hydration/linkedNumbersAttribute.ts',
      'web/src/hydration/replayEarlyClick.ts',
      'web/src/hydration/typedAnswersKey.ts',
      'domain/src/preapproval/readAttribution.ts',
      'domain/src/collections/records.ts',
      // A few bytes; otherwise shared pages and the questionnaire would load all schemas or the frame for them.
      'domain/src/schedule/durations.ts',
    ],
    packages: ['preload-helper'],
    priority: 3,
  },
  // Loaded when scripts fail, and with the first step of the questionnaire.
  {
    name: 'reload',
    modules: ['web/src/hydration/offerReload.ts', 'web/src/hydration/typedAnswers.ts'],
    priority: 3,
  },
  // Modules that every page has, in either layout, with the packages they need.
  {
    name: 'parts',
    modules: [
      'web/src/app/SiteApp.tsx',
      'web/src/ui/layout/site/Wordmark.tsx',
      'web/src/ui/layout/site/LegalLines.tsx',
      'web/src/ui/layout/site/SkipLink.tsx',
      'domain/src/company/nmlsConsumerAccess.ts',
      'domain/src/schedule/timeZones.ts',
      'web/src/lib/company/companyPhrases.ts',
      'domain/src/text/formatList.ts',
      'web/src/app/PageFailed.tsx',
      'web/src/ui/visuallyHidden.ts',
      'web/src/ui/data-display/EqualHousingLogo.tsx',
      'web/src/ui/layout/endings/LazyEnding.tsx',
      'web/src/ui/PlainButton.tsx',
      'web/src/ui/ActionButton.tsx',
      'web/src/ui/feedback/useOnline.ts',
      'web/src/hydration/useIsHydrated.ts',
      'web/src/hydration/InertUntilHydrated.tsx',
    ],
    packages: [
      'icons-material/KeyboardArrowDown',
      'icons-material/PhoneOutlined',
      'icons-material/LockOutlined',
      // The layout needs these parts; the fields and controls, which use them as well, load later.
      '@mui/system/RtlProvider/',
      '@mui/utils/useId/',
      'react-transition-group/esm/TransitionGroupContext',
    ],
    priority: 2,
    isLarge: true,
  },
  // The layout with menus, which the questionnaire and shared pages don't have.
  {
    name: 'site-layout',
    modules: ['web/src/features/site/SiteLayout.tsx', 'web/src/features/site/siteLinks.ts'],
    priority: 1,
  },
  // Pages that show people need all three; the questionnaire needs only one, which would otherwise get its own chunk.
  {
    name: 'portrait',
    modules: [
      'web/src/lib/firebase/functionsOrigin.ts',
      'web/src/lib/firebase/servedPicture.ts',
      'web/src/ui/data-display/OfficerPortrait.tsx',
      'web/src/ui/data-display/Photo.tsx',
      'domain/src/directory/portraitId.ts',
      'domain/src/text/hashText.ts',
    ],
  },
  // Separate, because in the next group it would make other pages load the whole directory group.
  { name: 'not-found', modules: ['web/src/ui/layout/NotFoundLayout.tsx'] },
  // Modules shared by the branch and officer pages.
  {
    name: 'directory',
    modules: [
      'domain/src/directory/usStates.ts',
      'web/src/lib/format/names/stateName.ts',
      'web/src/ui/data-display/Address.tsx',
      'web/src/lib/directory/useDirectory.ts',
      'web/src/lib/directory/findAcceptingOfficer.ts',
      'web/src/lib/directory/directionsTo.ts',
      'web/src/features/directory/DirectoryGate.tsx',
      'web/src/features/directory/drawState.tsx',
      'web/src/features/directory/Facts.tsx',
      'web/src/features/directory/NotInDirectory.tsx',
      'web/src/features/directory/cards.ts',
      'web/src/features/directory/SkeletonBlock.tsx',
    ],
  },
  {
    name: 'notFound',
    modules: [
      'web/src/features/directory/NotInDirectory.tsx',
      'web/src/features/directory/BackLink.tsx',
      'web/src/ui/layout/NotFoundLayout.tsx',
      'web/src/ui/layout/head/UnlistedHead.tsx',
    ],
    packages: ['icons-material/ArrowBack'],
  },
  {
    name: 'places',
    modules: ['web/src/lib/format/names/stateName.ts', 'web/src/lib/routes/directoryLinks.ts'],
  },
  // A few bytes each, on most pages together.
  {
    name: 'contact-links',
    modules: ['web/src/lib/format/contact/mailLink.ts', 'web/src/lib/format/contact/phoneLink.ts'],
  },
  // How to reach an officer: their page and shared pages.
  {
    name: 'contact-card',
    modules: ['web/src/lib/directory/saveContact.ts'],
    packages: ['ContactPageOutlined', 'EventOutlined', 'MailOutlined'].map(
      (icon) => `icons-material/${icon}`,
    ),
  },
  // Time zone code for the pages of branches and officers.
  {
    name: 'hours',
    modules: ['web/src/features/directory/BranchHours.tsx', 'web/src/ui/data-display/OpenNow.tsx'],
  },
  // The office's current time. Together with the schemas, which need it too, every page that says "Open now" would load them.
  {
    name: 'clock',
    modules: [
      'domain/src/schedule/localTime.ts',
      'domain/src/schedule/dayInZone.ts',
      'domain/src/schedule/zonedFormat.ts',
    ],
  },
  // Separate from the fields: many pages format amounts without having any.
  { name: 'dollars', modules: ['domain/src/number/formatDollars.ts', 'domain/src/number/toCents.ts'] },
  // Calculator pages show the samples' date but no program. The schemas format days, too.
  { name: 'sample-note', modules: ['domain/src/programs/sampleNote.ts', 'domain/src/schedule/formatDay.ts'] },
  // Information about loan programs and a sample payment, which the home page has, too.
  {
    name: 'program-facts',
    modules: [
      'domain/src/programs/programs.ts',
      'domain/src/programs/facts.ts',
      'domain/src/programs/disclosures.ts',
      'domain/src/programs/loanExamples.ts',
      'domain/src/programs/calculators/amortization.ts',
    ],
  },
  // Separate from the charts, which unfold too: the privacy policy has no charts.
  { name: 'disclosure', modules: ['web/src/ui/Disclosure.tsx'] },
  // Links into the questionnaire, which all pages about loans have.
  {
    name: 'program-links',
    modules: [
      'web/src/lib/routes/preApprovalUrl.ts',
      'web/src/features/programs/content/programContentShape.ts',
    ],
  },
  // Parts of the program pages and calculators that render after the page.
  {
    name: 'figures',
    modules: [
      'domain/src/programs/calculators/groupByYear.ts',
      'web/src/features/programs/chart/AmortizationChart.tsx',
      'web/src/features/programs/chart/DifferenceBars.tsx',
      'web/src/features/programs/chart/FiguresTable.tsx',
    ],
  },
  // Groups the shared parts of forms into a few files, too. Limits are separate from the schemas, because calculators need no schema.
  { name: 'limits', modules: ['domain/src/text/textLimits.ts', 'domain/src/number/typedNumber.ts'] },
  {
    name: 'rules',
    modules: [
      'web/src/lib/zod/zodWithoutEval.ts',
      'domain/src/ids/clientId.ts',
      'domain/src/preapproval/form/steps.ts',
      'domain/src/submission/submission.ts',
    ],
    isLarge: true,
  },
  {
    // Modules that make the questionnaire's first step interactive before React.
    name: 'first-step',
    modules: [
      'web/src/hydration/answerStaticForm.ts',
      'web/src/features/preapproval/staticFirstStep.ts',
      'web/src/features/preapproval/draft/formValues.ts',
      'web/src/features/preapproval/draft/storageKeys.ts',
    ],
  },
  // Sliders with a typed number are on pages that have no other fields; in `frame`, every page would fetch them.
  {
    name: 'amounts',
    modules: [
      'web/src/ui/forms/useTypedNumber.ts',
      'web/src/ui/forms/numberText.ts',
      'web/src/ui/forms/fields/TypedAmount.tsx',
      'web/src/ui/forms/fields/AmountSlider.tsx',
      'web/src/ui/forms/fields/sliderUnits.ts',
      'web/src/ui/forms/VisitorNumbersLine.tsx',
    ],
  },
  // What visitors entered on other pages. The questionnaire uses it as well, but has no sliders.
  {
    name: 'visitor-numbers',
    modules: [
      'web/src/lib/visitor-numbers/visitorNumbers.ts',
      'web/src/lib/visitor-numbers/useVisitorNumbers.ts',
    ],
  },
  {
    name: 'controls',
    packages: ['utils', 'Modal', 'Paper', 'ButtonBase', 'Button', 'IconButton'].map(
      (part) => `@mui/material/${part}/`,
    ),
    isLarge: true,
  },
  {
    name: 'fields',
    modules: ['web/src/ui/forms/fields/MoneyField.tsx'],
    packages: ['@mui/material/TextField/'],
    isLarge: true,
  },
  {
    name: 'forms',
    modules: ['web/src/ui/forms/fields/PhoneField.tsx', 'web/src/ui/forms/Honeypot.tsx'],
    packages: ['react-hook-form', 'svg-icons/Close'],
    isLarge: true,
  },
  { name: 'alerts', packages: ['@mui/material/Alert/', '@mui/material/AlertTitle/'] },
];
