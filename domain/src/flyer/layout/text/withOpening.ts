import type { Content } from '../page/page.ts';

/** Maximum length of an opening in characters, short enough for one or two headline lines. */
const LONGEST = 26;
const OPENING = /^\s*([^.!?\n]{2,25}!)(?:\s+|$)/;

/** Splits off the exclamation that a message starts with, such as "Welcome home!", to use as the headline of a card without one. */
export function withOpening(message: Content | undefined): { opening?: Content; rest?: Content } {
  const [first, ...others] = message?.paragraphs ?? [];
  const [span, ...spans] = first?.spans ?? [];
  const [all = '', salutation = ''] = OPENING.exec(span?.text ?? '') ?? [];
  if (!message || !first || !span || salutation === '' || salutation.length > LONGEST)
    return message ? { rest: message } : {};
  const text = span.text.slice(all.length);
  const left = [...(text === '' ? [] : [{ ...span, text }]), ...spans];
  const paragraphs = left.length > 0 ? [{ ...first, spans: left }, ...others] : others;
  const opening = { ...message, paragraphs: [{ type: 'paragraph' as const, spans: [{ text: salutation }] }] };
  return paragraphs.length > 0 ? { opening, rest: { ...message, paragraphs } } : { opening };
}
