/** Maximum number of values for `in` in a Firestore query (https://firebase.google.com/docs/firestore/query-data/queries). */
export const IN_QUERY_LIMIT = 30;
