/**
 * Replaces the two modules that zod uses to convert schemas to JSON Schema (aliased in vite.config.ts). The product doesn't need them,
 * which saves 5 kB. The functions that zod calls while it creates a schema do nothing.
 */
const absent = () => () => {
  throw new Error('JSON Schema is not part of the product');
};

export const createToJSONSchemaMethod = absent;
export const createStandardJSONSchemaMethod = absent;
export const toJSONSchema = absent();
