/**
 * Stands in for the two modules with which zod writes schemas as JSON Schema (vite.config.ts has the alias): the product has no
 * such use, and does without 5 kB. What zod asks of them while it makes a schema answers nothing.
 */
const absent = () => () => {
  throw new Error('JSON Schema is not part of the product');
};

export const createToJSONSchemaMethod = absent;
export const createStandardJSONSchemaMethod = absent;
export const toJSONSchema = absent();
