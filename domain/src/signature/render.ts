import { table } from './mailMarkup.ts';
import { SignatureBlocks } from './SignatureBlocks.ts';
import type { SignatureField } from './signature.ts';
import {
  type SignatureFacts,
  type SignatureSource,
  shortLegalFacts,
  signatureFacts,
} from './signatureFacts.ts';
import { signatureLayouts } from './signatureLayouts.ts';

/** Gmail rejects a signature with more characters of HTML. */
export const SIGNATURE_MAX_LENGTH = 10_000;

/** Maximum width in pixels, for readability; on a phone it takes the available width. */
const WIDEST = 640;

export interface RenderedSignature {
  html: string;
  text: string;
}

/** The plain-text signature: one fact per line, with addresses written out. */
function signatureText(facts: SignatureFacts, order: readonly SignatureField[]): string {
  const { fields, social, buttons, tagline, company, legal } = facts;
  const about = order.flatMap((field) => {
    if (field === 'social') return social.map(({ name, address }) => `${name}: ${address}`);
    const line = fields[field]?.text ?? '';
    return field === 'title' ? [line, company] : [line];
  });
  const parts = [
    about,
    [tagline, ...buttons.map(({ text, address }) => `${text}: ${address}`)],
    [`${legal.map(({ lead = '', text }) => lead + text).join('. ')}.`],
  ];
  return parts
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * Returns the signature for mail programs: tables with inline styles, and the same as plain text. License lines that would make it longer
 * than SIGNATURE_MAX_LENGTH are replaced by a link to where licenses can be looked up; very long addresses may still exceed it, so check
 * the length before copying.
 */
export function renderSignature(source: SignatureSource): RenderedSignature {
  const facts = signatureFacts(source);
  const text = signatureText(facts, source.settings.field_order);
  const html = markup(source, facts);
  if (html.length <= SIGNATURE_MAX_LENGTH) return { html, text };
  return { html: markup(source, { ...facts, legal: shortLegalFacts(source) }), text };
}

function markup(source: SignatureSource, facts: SignatureFacts): string {
  const blocks = new SignatureBlocks(facts, source);
  return table(signatureLayouts[source.settings.layout_style](blocks), {
    width: '100%',
    styles: { 'max-width': WIDEST },
  });
}
