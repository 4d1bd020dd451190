import { readdirSync } from 'node:fs';
import { globalIgnores } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Biome formats and finds the usual mistakes; here stand types-aware rules and the borders of docs/architecture.md.

const features = readdirSync(`${import.meta.dirname}/web/src/features`);

const borders = [
  {
    target: './domain/src',
    from: ['./web', './functions', './tools', './tests'],
    message: 'domain stands alone',
  },
  { target: './web', from: ['./functions', './tools', './tests'], message: 'web and functions never meet' },
  { target: './functions', from: ['./web', './tools', './tests'], message: 'web and functions never meet' },
  {
    target: './web/src/{lib,ui,hydration}',
    from: ['./web/src/features', './web/src/app'],
    message: 'lib, ui and hydration serve features',
  },
  { target: './web/src/lib', from: ['./web/src/ui'], message: 'lib shows nothing: ui imports lib' },
  ...features.map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: [
      './web/src/app',
      ...features.filter((other) => other !== feature).map((other) => `./web/src/features/${other}`),
    ],
    message: 'features do not import each other: move what both need to ui, lib or domain',
  })),
];

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

const sdkSetUpPaths = [
  'firebase/app',
  'firebase/auth',
  'firebase/firestore',
  'firebase/functions',
  'firebase/storage',
]
  .map((name) => ({ name, importNames: sdkSetUp, message: 'only lib/firebase sets up the SDK' }))
  .concat({ name: 'firebase/firestore/lite', message: 'only lib/firebase reads without the SDK' });

/** Spreads of a literal, which would only keep several keys, elements or props on one line. */
const keysOnOneLine = [
  {
    selector:
      ':matches(ObjectExpression, ArrayExpression, CallExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    message: 'write the keys or elements themselves: the formatter decides about lines',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message: 'write the props themselves: the formatter decides about lines',
  },
];

export default tseslint.config(
  globalIgnores([
    '**/dist*/',
    'functions/lib/',
    '.cache/',
    'emulator-data/',
    '**/playwright-report/',
    '**/test-results/',
  ]),
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({
          extensions: ['.ts', '.tsx', '.js'],
          conditionNames: ['import', 'default'],
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: borders }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'off',
      'no-restricted-syntax': ['error', ...keysOnOneLine],
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.)', message: 'domain imports zod and itself only' }] },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'Buffer', 'fetch', 'localStorage'],
    },
  },
  {
    files: ['domain/src/schedule/federalHolidays.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!@18f/us-federal-holidays$)', message: 'imports the calendar of holidays only' },
          ],
        },
      ],
    },
  },
  {
    files: ['domain/src/audit/canonicalJson.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!canonicalize$)', message: 'imports the package for RFC 8785 only' }] },
      ],
    },
  },
  {
    files: ['domain/src/flyer/pdf/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!zod$|pdf-lib$|\\.)', message: 'flyer/pdf imports pdf-lib and domain only' },
          ],
        },
      ],
    },
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/http/logger.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'firebase-functions/v2',
              importNames: ['logger'],
              message: 'use http/logger.ts: its lines name the request and the build',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/lib/firebase/*.ts', 'web/src/testing/emulatedFirestore.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: sdkSetUpPaths.map((path) =>
            path.name === unboundedReads.name
              ? {
                  ...path,
                  importNames: [...path.importNames, ...unboundedReads.importNames],
                  message: `${path.message}; ${unboundedReads.message}`,
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
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Tests look into answers and records whose shape is what they test.
    files: ['**/*.test.{ts,tsx}', 'tests/**', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
