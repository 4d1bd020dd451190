/**
 * Replaces re2js (aliased in vite.config.ts), which Firestore's pipelines use to match regular expressions offline. The product uses no
 * pipelines, so this saves 45 kB.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines are not part of the product');
  },
};
