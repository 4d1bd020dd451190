import { canLeaveFact, LIMITS, type SquareTexts } from '../fifth/squareTexts.ts';

/** A home's texts without those that its flyer has and that nothing on the image depends on: facts but the first, and what to do next. */
export function toOneMessage(texts: SquareTexts): SquareTexts {
  const { facts, callToAction } = texts;
  const [first, ...others] = facts;
  const words =
    callToAction?.paragraphs.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ') ?? '';
  return {
    ...texts,
    facts: [...(first ? [first] : []), ...others.filter((fact) => !canLeaveFact(fact))],
    callToAction: LIMITS.test(words) ? callToAction : undefined,
  };
}
