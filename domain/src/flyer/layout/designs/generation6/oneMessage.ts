import type { Content } from '../../page/page.ts';
import { toPlainText } from '../../text/toPlainText.ts';
import { CLAIM, canLeaveFact, LIMITS, type SquareTexts } from '../generation5/squareTexts.ts';

const toWords = (content: Content | undefined): string => toPlainText(content, ' ');

/** Returns the texts without the lead, unless the lead or another text makes a claim about a loan that the other would have to explain. */
export function withoutLead(texts: SquareTexts): SquareTexts {
  const others = [texts.headline, texts.callToAction, texts.kicker].map(toWords).join(' ');
  const isNeeded = !texts.headline || LIMITS.test(toWords(texts.lead)) || CLAIM.test(others);
  return isNeeded ? texts : { ...texts, lead: undefined };
}

/**
 * Returns a home's texts without those that are on its flyer and that nothing on the image depends on: all facts but the first, and the
 * call to action.
 */
export function toOneMessage(texts: SquareTexts): SquareTexts {
  const { facts, callToAction } = texts;
  const [first, ...others] = facts;
  const words = toWords(callToAction);
  return {
    ...texts,
    facts: [...(first ? [first] : []), ...others.filter((fact) => !canLeaveFact(fact))],
    callToAction: LIMITS.test(words) ? callToAction : undefined,
  };
}
