/** Returns "1 mark" or "3 marks". */
export const formatMarkCount = (count: number): string => (count === 1 ? '1 mark' : `${count} marks`);
