/**
 * Letters of other alphabets (and of none) by the plain character that they look like. Capitals have their own look:
 * Greek Ν is no v. What is not here in its case counts as its small letter does.
 */
const BY_LETTER: Record<string, string> = {
  a: 'аαɑΑΛΔ∆∂∧ᴀАд',
  b: 'вβΒъьʙ',
  c: 'сςϲϹᴄ',
  d: 'ԁđðδᴅ',
  e: 'еεΕΣ∑℮€єэәəɛҽᴇ',
  f: 'ƒ',
  g: 'ɡɢ',
  h: 'һħΗнʜ',
  i: 'іιıɩΙɪ',
  j: 'јȷϳͿᴊ',
  k: 'кκΚĸҝᴋ',
  l: 'ӏłʟℓ',
  m: 'мΜᴍ',
  n: 'ηпиπΝΠ∏∩ŋɴ',
  o: 'оοоøσθΟΘΦөᴏ',
  p: 'рρΡþᴘ',
  q: 'ԛ',
  r: 'яЯгґғΓʀ',
  s: 'ѕ',
  t: 'тτΤŧ⊤ᴛ',
  u: 'υμц∪ᴜ',
  v: 'νѵ∨ᴠ',
  w: 'ԝωшщѡᴡ',
  x: 'хχΧ',
  y: 'уγΥүұʏ',
  z: 'Ζᴢ',
  "'": '‘’‚‛′`´',
  '"': '“”„‟″«»',
  '-': '‐‑‒–—―−',
  '%': '٪',
  '/': '⁄∕',
};
const PLAIN = new Map(
  Object.entries(BY_LETTER).flatMap(([plain, others]) => [...others].map((one) => [one, plain] as const)),
);

/** The plain, small character that one looks like, or its own small letter. */
export function toLatin(char: string): string {
  const small = char.toLowerCase();
  return PLAIN.get(char) ?? PLAIN.get(small) ?? small;
}
