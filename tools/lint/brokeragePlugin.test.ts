import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { importBoundaries, noAmbientFirestore, noLiteralSpread, plainTestTitles } from './brokeragePlugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester();
const inFile = (file: string, code: string) => ({ filename: join(ROOT, file), code });
const refused = (file: string, code: string, message: string) => ({
  ...inFile(file, code),
  errors: [{ message }],
});

const APART = 'features must not import each other or app: move what both need to ui, lib or domain';
const SERVES = 'lib, ui and hydration must not import features or app';
const DATA_BELOW = 'data must not import http: move what both need to logging';
const LOGGING_BELOW = 'logging must not import http or data';
const WEB_APART = 'web must not import functions, tools or tests';
const FUNCTIONS_APART = 'functions must not import web, tools or tests';

tester.run('import-boundaries', importBoundaries, {
  valid: [
    inFile(
      'web/src/features/home/a/A.tsx',
      "import { b } from '../b/b.ts'; import { c } from '../../../lib/c.ts';",
    ),
    inFile('web/src/app/A.tsx', "import { home } from '../features/home/Home.tsx';"),
    inFile('web/src/ui/A.tsx', "import { b } from '../lib/b.ts'; import React from 'react';"),
    inFile('tools/a.ts', "import { b } from '../web/src/b.ts';"),
    inFile(
      'functions/src/http/a.ts',
      "import { b } from '../data/b.ts'; import { c } from '../logging/c.ts';",
    ),
    inFile('functions/src/data/a.ts', "import { c } from '../logging/c.ts';"),
    inFile('domain/src/web/a.ts', "import { b } from '../website/b.ts';"),
  ],
  invalid: [
    refused('web/src/features/home/A.tsx', "import { b } from '../contact/b.ts';", APART),
    refused('web/src/features/home/a/A.tsx', "import type { B } from '../../contact/b/b.ts';", APART),
    refused('web/src/features/home/A.tsx', "const b = await import('../contact/b.ts');", APART),
    refused('web/src/features/home/A.tsx', "export * from '../contact/b.ts';", APART),
    refused('web/src/features/home/A.tsx', "export { b } from '../contact/b.ts';", APART),
    refused('web/src/features/home/A.tsx', "import { b } from '../../app/b.ts';", APART),
    refused('web/src/lib/format/a.ts', "import { b } from '../../features/home/b.ts';", SERVES),
    refused('web/src/hydration/a.ts', "import { b } from '../app/b.ts';", SERVES),
    refused('web/src/lib/a.ts', "import { b } from '../ui/b.tsx';", 'lib must not import ui'),
    refused('web/src/a.ts', "import { b } from '../../functions/src/b.ts';", WEB_APART),
    refused('functions/src/a.ts', "import { b } from '../../web/src/b.ts';", FUNCTIONS_APART),
    refused('functions/src/data/a.ts', "import { b } from '../http/b.ts';", DATA_BELOW),
    refused('functions/src/logging/a.ts', "import { b } from '../http/b.ts';", LOGGING_BELOW),
    refused('functions/src/logging/a.ts', "import { b } from '../data/b.ts';", LOGGING_BELOW),
    refused(
      'domain/src/a/a.ts',
      "import { b } from '../../../tools/b.ts';",
      'domain must not import web, functions, tools or tests',
    ),
  ],
});

const FORMATTER = 'write the keys, elements or props themselves: the formatter decides about lines';

tester.run('no-literal-spread', noLiteralSpread, {
  valid: [
    'f({ ...a, ...(b && { c }) }, [...d], ...e);',
    inFile('a.tsx', '<p {...props} {...(a && { b })} />;'),
  ],
  invalid: [
    { code: 'f({ ... { a, b } });', errors: [{ message: FORMATTER }] },
    { code: 'f(...[a, b]);', errors: [{ message: FORMATTER }] },
    { code: 'f([...[a, b]]);', errors: [{ message: FORMATTER }] },
    refused('a.tsx', '<p {... { a: 1 }} />;', FORMATTER),
  ],
});

tester.run('no-ambient-firestore', noAmbientFirestore, {
  valid: [
    inFile(
      'a.ts',
      "import type { Query } from 'firebase-admin/firestore'; const f = (query: Query) => query;",
    ),
  ],
  invalid: [
    refused(
      'a.ts',
      'const f = (query: FirebaseFirestore.Query<A>) => query;',
      'import the type from firebase-admin/firestore',
    ),
  ],
});

const unclear = (code: string, advice: string) => ({
  code,
  errors: [{ message: `unclear title: ${advice}` }],
});
const SHOWN = 'name what is shown, such as "shows a message"';
const SEEN = 'name what the person sees, such as "shows the error"';

tester.run('plain-test-titles', plainTestTitles, {
  valid: [
    "test('shows the server’s error and keeps the input', () => {});",
    "it.each(['is told'])('rejects %s', () => {});",
    "show('the page says so');",
    'test(title, () => {});',
  ],
  invalid: [
    unclear("test('a failure is told', () => {});", SEEN),
    unclear("describe('what visitors are told', () => {});", SEEN),
    unclear("it.each(rows)('%s says so', () => {});", SHOWN),
    unclear('test.step(`the page says so`, () => {});', SHOWN),
    unclear("test.describe('pages that say so', () => {});", SHOWN),
    unclear(
      "it('what is typed stands in the address', () => {});",
      'write "is in" or name what writes it there',
    ),
    unclear(
      "it('of two who save at once one wins', () => {});",
      'name the result, such as "rejects the second of two concurrent saves"',
    ),
  ],
});
