import { toFirstName } from '../../../contact/toFirstName.ts';
import { isSixthDesign } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Content } from '../page.ts';

/** Returns a greeting signed with the officer's first name where it ends in a comma, as after "With warm wishes,". */
export function withSignature(input: FlyerInput, content: Content | undefined): Content | undefined {
  const end = content?.paragraphs.at(-1)?.spans.at(-1)?.text ?? '';
  if (!content || !isSixthDesign(input) || !/,\s*$/.test(end)) return content;
  const name = { type: 'paragraph' as const, spans: [{ text: toFirstName(input.officer.name) }] };
  return { ...content, paragraphs: [...content.paragraphs, name] };
}
