import { type CardIssuer, type Contact, vCard, vCardFileName } from './vCard.ts';

/** Hands the card to the browser as a file; nothing is sent anywhere. */
export function saveContact(contact: Contact, issuer: CardIssuer): void {
  const url = URL.createObjectURL(new Blob([vCard(contact, issuer)], { type: 'text/vcard;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = vCardFileName(contact);
  link.click();
  // The download has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
