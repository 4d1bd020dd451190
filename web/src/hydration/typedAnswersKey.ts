/** Session storage key of what was typed into a static form whose scripts did not load. */
export const TYPED_ANSWERS_KEY = 'typed_answers';
