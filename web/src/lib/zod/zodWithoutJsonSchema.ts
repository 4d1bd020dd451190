/**
 * Replaces the two modules with which zod writes schemas as JSON Schema (vite.config.ts has the alias): the product doesn't use that, and
 * saves 5 kB. The functions that zod calls while it creates a schema do nothing.
 */
const absent = () => () => {
  throw new Error('JSON Schema is not part of the product');
};

export const createToJSONSchemaMethod = absent;
export const createStandardJSONSchemaMethod = absent;
export const toJSONSchema = absent();
