const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Returns whether a text is the address of a web page, with or without https://. One answer for editors and functions. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.trim());
