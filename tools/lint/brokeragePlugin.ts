import { dirname, matchesGlob, relative, resolve } from 'node:path';
import { definePlugin, defineRule, type ESTree } from '@oxlint/plugins';
import { ROOT } from '../lib/paths.ts';
import { BORDERS } from './borders.ts';

/** Reports imports and re-exports that cross a border of docs/architecture.md. */
export const borders = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const file = relative(ROOT, context.filename);
    const forbidden = BORDERS.filter(({ within }) => matchesGlob(file, `${within}/**`));
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

/** Our rules for what oxlint doesn't check. */
export default definePlugin({
  meta: { name: 'brokerage' },
  rules: { borders, 'no-ambient-firestore': noAmbientFirestore, 'no-literal-spread': noLiteralSpread },
});
