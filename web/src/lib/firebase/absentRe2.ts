/**
 * Replaces re2js, with which Firestore's pipelines match regular expressions while offline (vite.config.ts has the
 * alias): the product has no pipelines, and does without 45 kB.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines are not part of the product');
  },
};
