/** Letters of any script with their marks; hyphens and underscores inside. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?`;
/** Visible characters that people can type, except those that an address percent-encodes. */
const PATH = String.raw`[^\s"<>\\^\x60{|}\p{C}\p{Default_Ignorable_Code_Point}]*`;
const WEB_ADDRESS = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:${LABEL}\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)\.?(?::\d{1,5})?(?:[\/?#]${PATH})?$`,
  'iu',
);

/** Returns whether a text is the address of a web page, with or without https://. Used by both editors and functions. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.trim());
