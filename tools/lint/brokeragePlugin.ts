import { dirname, matchesGlob, relative, resolve } from 'node:path';
import { definePlugin, defineRule, type ESTree } from '@oxlint/plugins';
import { ROOT } from '../lib/paths.ts';
import { IMPORT_BOUNDARIES } from './importBoundaries.ts';

/** Reports imports and re-exports that cross an import boundary of docs/architecture.md. */
export const importBoundaries = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const file = relative(ROOT, context.filename);
    const forbidden = IMPORT_BOUNDARIES.filter(({ within }) => matchesGlob(file, `${within}/**`));
    const check = (source: ESTree.Expression | null) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.'))
        return;
      const imported = relative(ROOT, resolve(dirname(context.filename), source.value));
      const crossed = forbidden.find(({ not }) =>
        not.some((folder) => `${imported}/`.startsWith(`${folder}/`)),
      );
      if (crossed) context.report({ node: source, message: crossed.message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
    };
  },
});

/** Reports spreads of a literal, which only keep several keys, elements or props on one line. */
export const noLiteralSpread = defineRule({
  meta: { type: 'suggestion' },
  create(context) {
    const message = 'write the keys, elements or props themselves: the formatter decides about lines';
    const isLiteral = ({ type }: ESTree.Node) => type === 'ObjectExpression' || type === 'ArrayExpression';
    return {
      SpreadElement(node) {
        if (isLiteral(node.argument)) context.report({ node, message });
      },
      JSXSpreadAttribute(node) {
        if (node.argument.type === 'ObjectExpression') context.report({ node, message });
      },
    };
  },
});

/** Reports firebase-admin's ambient-namespace types that it also exports, so that each type has one spelling. */
export const noAmbientFirestore = defineRule({
  meta: { type: 'suggestion' },
  create(context) {
    return {
      TSQualifiedName(node) {
        if (node.left.type === 'Identifier' && node.left.name === 'FirebaseFirestore')
          context.report({ node, message: 'import the type from firebase-admin/firestore' });
      },
    };
  },
});

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);
/** Phrases of titles that hide who does what, each with what to write instead. */
const UNCLEAR_IN_TITLES = [
  [/\b(?:is|are) told\b/, 'name what the person sees, such as "shows the error"'],
  [/\bsays? so\b/, 'name what is shown, such as "shows a message"'],
  [/\bstands? in\b/, 'write "is in" or name what writes it there'],
  [/\bof two who\b/, 'name the result, such as "rejects the second of two concurrent saves"'],
] as const;

/** Reports titles of tests that read as translated: they say in the present tense what a user or caller observes. */
export const plainTestTitles = defineRule({
  meta: { type: 'suggestion' },
  create(context) {
    /** Returns `test` for `test`, `test.step` and `test.each(rows)`. */
    const rootName = (callee: ESTree.Node): string | undefined => {
      if (callee.type === 'Identifier') return callee.name;
      if (callee.type === 'MemberExpression') return rootName(callee.object);
      return callee.type === 'CallExpression' ? rootName(callee.callee) : undefined;
    };
    return {
      CallExpression(node) {
        if (!TEST_FUNCTIONS.has(rootName(node.callee) ?? '')) return;
        const [title] = node.arguments;
        if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
        const text = context.sourceCode.getText(title);
        const unclear = UNCLEAR_IN_TITLES.find(([phrase]) => phrase.test(text));
        if (unclear) context.report({ node: title, message: `unclear title: ${unclear[1]}` });
      },
    };
  },
});

/** Our rules for what oxlint doesn't check. */
export default definePlugin({
  meta: { name: 'brokerage' },
  rules: {
    'import-boundaries': importBoundaries,
    'no-ambient-firestore': noAmbientFirestore,
    'no-literal-spread': noLiteralSpread,
    'plain-test-titles': plainTestTitles,
  },
});
