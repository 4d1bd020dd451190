/** The parts of a loan's payment in pictures: each shows (3:1) on paper and on the evergreen of a page's head, so both can use the same. */
export const loanInks = { principal: '#72957f', interest: 'var(--brass)', insurance: '#c9765c' } as const;
