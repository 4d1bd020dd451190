/** Attribute of the root element while a calculator's static page still has the example's numbers, but its link has others. */
export const LINKED_NUMBERS_ATTRIBUTE = 'data-linked-numbers';
