import { toFirstName } from '../../../contact/toFirstName.ts';
import { designFeatures } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Content } from '../page/page.ts';

/**
 * Returns a greeting that ends in a comma, such as "With warm wishes,", with the officer's first name added as the signature, or both
 * first names if a realtor shares the card.
 */
export function withSignature(input: FlyerInput, content: Content | undefined): Content | undefined {
  const end = content?.paragraphs.at(-1)?.spans.at(-1)?.text ?? '';
  const text = [input.officer, input.realtor]
    .map((person) => toFirstName(person?.name ?? ''))
    .filter((name) => name !== '')
    .join(' and ');
  const isSigned = designFeatures(input).hasSignature && text !== '' && /,\s*$/.test(end);
  if (!content || !isSigned) return content;
  return {
    ...content,
    paragraphs: [...content.paragraphs, { type: 'paragraph' as const, spans: [{ text }] }],
  };
}
