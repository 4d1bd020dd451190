/**
 * What the code of a link may look like. Apart from the schemas: every public page reads its attribution, few need a
 * schema library. Names with __ at both ends are Firestore's own.
 */
export const SHORT_CODE = /^(?!__.*__$)[A-Za-z0-9_-]{10,32}$/;
