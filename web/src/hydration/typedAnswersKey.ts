/** Session storage key of the text typed into a static form whose scripts didn't load. */
export const TYPED_ANSWERS_KEY = 'typed_answers';
