import type { Fields, FilledField } from '../../fields.ts';
import { type Content, toTextContent } from '../../page.ts';

const KEYS: readonly string[] = ['speaker', 'taught_by', 'hosted_by', 'host'];

/** Takes who teaches or hosts an event. */
export const takeSpeaker = (fields: Fields): FilledField | undefined => fields.take(...KEYS);

/** Returns whether a field says who teaches or hosts an event. */
export const isSpeaker = ({ field }: FilledField): boolean => KEYS.includes(field.key);

/** Returns label and name as one line: "Taught by Maria Castellano". */
export function speakerLine({ field, text }: FilledField): Content {
  const isPhrase = /\b(?:by|with)$/i.test(field.label.trim());
  return toTextContent(isPhrase ? `${field.label.trim()} ${text}` : `${field.label}: ${text}`, field.key);
}
