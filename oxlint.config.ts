import { defineConfig } from 'oxlint';

// Biome formats and finds the usual mistakes. This file adds type-aware rules, React rules and the import boundaries of
// docs/architecture.md.

const sdkSetUp = [
  'initializeApp',
  'initializeAuth',
  'getAuth',
  'initializeFirestore',
  'getFirestore',
  'getFunctions',
  'getStorage',
];

/** What reads several documents: only lib/live-data does, which asks for a limit. */
const unboundedReads = {
  name: 'firebase/firestore',
  importNames: [
    'query',
    'limit',
    'limitToLast',
    'onSnapshot',
    'getDocs',
    'getDocsFromServer',
    'getDocsFromCache',
    'getCountFromServer',
    'getAggregateFromServer',
  ],
  message: 'use listQuery, useList, useRecordsById or loadCount of lib/live-data: they have a limit',
};

const WRITE_WITHOUT_TIME_LIMIT = 'runTransaction';

const sdkSetUpPaths = [
  ...['firebase/app', 'firebase/auth', 'firebase/firestore', 'firebase/functions', 'firebase/storage'].map(
    (name) => ({ name, importNames: sdkSetUp, message: 'only lib/firebase sets up the SDK' }),
  ),
  { name: 'firebase/firestore/lite', message: 'only lib/firebase reads without the SDK' },
];

/** Allows only imports that match these patterns, which are written as in a .gitignore. */
const importsOnly = (allowed: readonly string[], message: string): [severity: 'error', options: object] => [
  'error',
  { patterns: [{ group: ['*', ...allowed.map((name) => `!${name}`)], message }] },
];

const RELATIVE_IMPORTS = ['./**', '../**'];

export default defineConfig({
  plugins: ['typescript', 'import'],
  jsPlugins: ['./tools/lint/brokeragePlugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist*/',
    'functions/lib/',
    '.cache/',
    'emulator-data/',
    '**/playwright-report/',
    '**/test-results/',
  ],
  rules: {
    'brokerage/import-boundaries': 'error',
    'brokerage/no-ambient-firestore': 'error',
    'brokerage/no-literal-spread': 'error',
    'brokerage/plain-test-titles': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-array-constructor': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/await-thenable': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-array-delete': 'error',
    'typescript/no-base-to-string': 'error',
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-duplicate-type-constituents': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-for-in-array': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-redundant-type-constituents': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-unary-minus': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': 'error',
    'typescript/triple-slash-reference': 'error',
    'typescript/unbound-method': 'error',
  },
  // If several overrides restrict a file's imports, only the last one applies.
  overrides: [
    {
      files: ['domain/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': importsOnly(
          ['zod', ...RELATIVE_IMPORTS],
          'domain imports zod and itself only',
        ),
        'no-restricted-globals': [
          'error',
          'window',
          'document',
          'process',
          'Buffer',
          'fetch',
          'localStorage',
        ],
      },
    },
    {
      files: ['domain/src/schedule/federalHolidays.ts'],
      rules: {
        'no-restricted-imports': importsOnly(
          ['@18f/us-federal-holidays'],
          'imports the calendar of holidays only',
        ),
      },
    },
    {
      files: ['domain/src/audit/canonicalJson.ts'],
      rules: {
        'no-restricted-imports': importsOnly(['canonicalize'], 'imports the package for RFC 8785 only'),
      },
    },
    {
      files: ['domain/src/contact/calendarFile.ts'],
      rules: {
        'no-restricted-imports': importsOnly(['ical-generator'], 'imports the writer of calendar files only'),
      },
    },
    {
      files: ['domain/src/flyer/pdf/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': importsOnly(
          ['zod', 'pdf-lib', ...RELATIVE_IMPORTS],
          'flyer/pdf imports pdf-lib and domain only',
        ),
      },
    },
    {
      files: ['functions/src/**/*.ts'],
      excludeFiles: ['functions/src/logging/logger.ts', '**/*.test.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'firebase-functions/v2',
                importNames: ['logger'],
                message: 'use logging/logger.ts: its lines name the request and the build',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: ['web/src/lib/firebase/*.ts', 'web/src/testing/{emulated,local}Firestore.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: sdkSetUpPaths.map((path) =>
              path.name === unboundedReads.name
                ? {
                    name: path.name,
                    importNames: [...sdkSetUp, ...unboundedReads.importNames, WRITE_WITHOUT_TIME_LIMIT],
                    message: `${path.message}; ${unboundedReads.message}; save with saveInTransaction, which has a time limit`,
                  }
                : path,
            ),
          },
        ],
      },
    },
    {
      files: ['web/src/lib/live-data/*.{ts,tsx}', 'web/src/**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: sdkSetUpPaths }] },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: ['web/src/lib/safeStorage.ts', 'web/src/**/testing/**', '**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['localStorage', 'sessionStorage'].map((name) => ({
            name,
            message: 'use lib/safeStorage.ts: private windows and full disks refuse storage',
          })),
        ],
      },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      // Tests read responses and records whose shape is what they test.
      files: ['**/*.test.{ts,tsx}', 'tests/**', '**/testing/**'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-call': 'off',
      },
    },
  ],
});
