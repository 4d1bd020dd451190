/** Returns only the digits of a text: `(973) 555-0102` becomes `9735550102`. */
export const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns a telephone number's digits without the country code of the North American Numbering Plan, a 1 before ten digits. */
export const toLocalDigits = (number: string): string => toDigits(number).replace(/^1(?=\d{10}$)/, '');
