import type { SignatureField } from './signature.ts';
import type { SignatureFacts } from './signatureFacts.ts';

/** The signature for mail without HTML: a fact a line, addresses written out. */
export function signatureText(facts: SignatureFacts, order: readonly SignatureField[]): string {
  const { fields, social, buttons, tagline, company, locked } = facts;
  const about = order.flatMap((field) =>
    field === 'social'
      ? social.map(({ name, address }) => `${name}: ${address}`)
      : [fields[field]?.text ?? ''],
  );
  const parts = [
    [...about, tagline],
    buttons.map(({ text, address }) => `${text}: ${address}`),
    [company, locked.people, ...locked.licences.map(({ text }) => text), locked.equalHousing],
  ];
  return parts
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}
