/**
 * First three digits of ZIP codes: the first and the last of each range, and its state. Not checked against the Postal Service's current
 * list of prefixes (L002). Single ZIP codes across a border, such as 06390, count as their neighbors' state.
 */
const ZIP_RANGES =
  '005-005NY 010-027MA 028-029RI 030-038NH 039-049ME 050-054VT 055-055MA 056-059VT 060-069CT 070-089NJ 100-149NY 150-196PA ' +
  '197-199DE 200-200DC 201-201VA 202-205DC 206-219MD 220-246VA 247-268WV 270-289NC 290-299SC 300-319GA 320-339FL 341-349FL ' +
  '350-369AL 370-385TN 386-397MS 398-399GA 400-427KY 430-459OH 460-479IN 480-499MI 500-528IA 530-549WI 550-567MN 570-577SD ' +
  '580-588ND 590-599MT 600-629IL 630-658MO 660-679KS 680-693NE 700-714LA 716-729AR 730-731OK 733-733TX 734-749OK 750-799TX ' +
  '800-816CO 820-831WY 832-838ID 840-847UT 850-865AZ 870-884NM 885-885TX 889-898NV 900-961CA 967-968HI 970-979OR 980-994WA ' +
  '995-999AK';

const STATE_CODES = new Set(ZIP_RANGES.split(' ').map((range) => range.slice(7)));

/** Returns the state of a ZIP code; undefined if it has none, like military addresses. */
function stateOfZip(zip: string): string | undefined {
  const prefix = zip.slice(0, 3);
  const range = ZIP_RANGES.split(' ').find((one) => one.slice(0, 3) <= prefix && prefix <= one.slice(4, 7));
  return range?.slice(7);
}

/** A state code comes last, or before the ZIP code. */
const CODE_AT_END = /(^|[\s,])[\s]*([A-Za-z]{2})\.?[\s,]*(\d{5}(?:-\d{4})?)?$/;
/** Codes that are also English words: "a house to move in". In lowercase they count only after a comma or before a ZIP code. */
const WORDS = new Set(['al', 'co', 'de', 'hi', 'id', 'in', 'la', 'ma', 'me', 'oh', 'ok', 'or', 'pa']);
const ZIP_AT_END = /(?:^|[^\d])(\d{5})(?:-\d{4})?$/;
const COUNTRY = /[\s,]+(?:USA|U\.S\.A\.|United States(?: of America)?)\.?$/i;

/** Returns the state code at the end of a trimmed address. */
export function codeAtEnd(text: string): string | undefined {
  const [, before, word = '', zip] = CODE_AT_END.exec(text) ?? [];
  const code = word.toUpperCase();
  if (!STATE_CODES.has(code)) return undefined;
  return WORDS.has(word) && before !== ',' && zip === undefined ? undefined : code;
}

/** Returns the five digits of the ZIP code at the end of a trimmed address. */
export const zipAtEnd = (text: string): string | undefined => ZIP_AT_END.exec(text)?.[1];

/** Returns a trimmed address without the ZIP code at its end. */
export const withoutZip = (text: string): string => text.replace(/[\s,]*\d{5}(?:-\d{4})?$/, '');

/** Returns the state of the ZIP code at the end of a trimmed address. */
export function stateOfZipAtEnd(text: string): string | undefined {
  const zip = zipAtEnd(text);
  return zip === undefined ? undefined : stateOfZip(zip);
}

/** Returns an address without its country and without trailing blanks and punctuation. */
export const trimAddress = (address: string): string =>
  address
    .slice(-200)
    .trim()
    .replace(COUNTRY, '')
    .replace(/[\s,.]+$/, '');

/** Like `stateInAddress`, but recognizes only a state's code or ZIP code, because the names would make the questionnaire too large. */
export function stateByCode(address: string): string | undefined {
  const text = trimAddress(address);
  return codeAtEnd(text) ?? stateOfZipAtEnd(text);
}
