/** Fine print in lines of at most some 90 characters. */
export const finePrint = { maxWidth: '44em', textWrap: 'pretty' } as const;
