/**
 * Format of a link's code. Separate from the schemas, because every public page reads its attribution and few need a schema library.
 * Firestore reserves names with __ at both ends.
 */
export const SHORT_CODE = /^(?!__.*__$)[A-Za-z0-9_-]{10,32}$/;
