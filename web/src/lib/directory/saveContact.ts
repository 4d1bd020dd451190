import type { CardIssuer, Contact } from './vCard.ts';

/** Downloads the card as a file; nothing is sent anywhere. The code that writes it loads on the first click. */
export async function saveContact(contact: Contact, issuer: CardIssuer): Promise<void> {
  const { vCard, vCardFileName } = await import('./vCard.ts');
  const url = URL.createObjectURL(new Blob([vCard(contact, issuer)], { type: 'text/vcard;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = vCardFileName(contact);
  link.click();
  // Revoke the URL after the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
