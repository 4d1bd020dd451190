/** How many values Firestore takes in one `in` of a query (https://firebase.google.com/docs/firestore/query-data/queries). */
export const IN_QUERY_LIMIT = 30;
