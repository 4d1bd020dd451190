import type { Attribution } from '../attribution.ts';

/**
 * Returns the part of an attribution that may be kept if the visitor's browser sends Global Privacy Control (`Sec-GPC: 1`,
 * https://www.w3.org/TR/gpc/; honored under Cal. Code Regs. tit. 11, § 7025): the company's own campaign tags and page. Drops click ids,
 * which identify the visitor to an advertising network, and the page they came from.
 */
export function honorGlobalPrivacyControl(attribution: Attribution): Attribution {
  const { gclid: _g, fbclid: _f, referrer: _r, ...campaign } = attribution;
  const { first_gclid: _fg, first_fbclid: _ff, first_referrer: _fr, ...kept } = campaign;
  return kept;
}
