import type { Content } from '../../page/page.ts';
import { CLAIM, canLeaveFact, LIMITS, type SquareTexts } from '../fifth/squareTexts.ts';

const toWords = (content: Content | undefined): string =>
  content?.paragraphs.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ') ?? '';

/** Texts without the sentence under the headline, where neither says something of a loan that the other would have to explain. */
export function withoutLead(texts: SquareTexts): SquareTexts {
  const others = [texts.headline, texts.callToAction, texts.kicker].map(toWords).join(' ');
  const isNeeded = !texts.headline || LIMITS.test(toWords(texts.lead)) || CLAIM.test(others);
  return isNeeded ? texts : { ...texts, lead: undefined };
}

/** Returns a home's texts without those that its flyer has and that nothing on the image depends on: facts but the first, and what to do next. */
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
