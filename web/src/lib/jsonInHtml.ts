/** Data as JSON for a script element that nothing runs: with its "<" escaped it can't end the element. */
export const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
