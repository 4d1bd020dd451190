/** Loads the code that only flyers with marks need. */
export const loadMarkParts = () => import('./markParts.ts');
