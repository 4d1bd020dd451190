import { caniemail } from 'caniemail';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../company/companyLook.ts';
import { toMailHtml } from './mailHtml.ts';
import type { MailKind } from './mailKinds.ts';

const brand = {
  id: 'testfield',
  company_name: 'Testfield & Sons',
  phone: '(973) 555-0190',
  mailbox: 'hello@testfield.example',
  hosts: ['www.testfield.example'],
  look: DEFAULT_LOOK,
};
const SIGNATURE = 'Testfield & Sons, (973) 555-0190, hello@testfield.example';
const LINK = 'https://www.testfield.example/officer-portal/pdf/flyers?a=1&b=2';
const html = (text: string, changes: { kind?: MailKind } = {}) =>
  toMailHtml({ kind: 'flyer_review', subject: 'A <b> subject', text, ...changes }, brand);

describe('a mail in the company’s look', () => {
  it('has its name, color, text and signature once', () => {
    const page = html(
      `Hello,\n\nYour flyer was approved:\nSpring <special>\n- first\n\n${LINK}\n\n${SIGNATURE}`,
    );
    expect(page).toContain('bgcolor="#1e4034"');
    expect(page).toContain('Your flyer was approved:<br>Spring &lt;special&gt;<br>• first');
    expect(page.match(/\(973\) 555-0190/g)).toHaveLength(1);
    expect(page).toContain('<title>A &lt;b&gt; subject</title>');
    expect(page).toContain('href="https://www.testfield.example/officer-portal/pdf/flyers?a=1&amp;b=2"');
    expect(page).toContain('>Open in the Officer Portal</a>');
  });

  it('signs an unsigned text', () => {
    expect(html('A new application has arrived.')).toContain(
      'Testfield &amp; Sons, (973) 555-0190, hello@testfield.example',
    );
  });

  it('names the action on an invitation’s button', () => {
    const page = html('Set it here:\n\nhttps://www.testfield.example/officer-login?oobCode=x', {
      kind: 'invitation',
    });
    expect(page).toContain('>Set your password</a>');
  });

  it.each(['Need to change the time or cancel?', 'Changed your mind? Pick a new time here:'])(
    'has one button for a call, whatever its status: %s',
    (question) => {
      const page = html(`${question}\nhttps://www.testfield.example/call#PA-1.x`, { kind: 'call_confirmed' });
      expect(page).toContain('>Manage your call</a>');
    },
  );

  it.each([
    'https://www.testfield.example.attacker.example/officer-portal',
    'https://attacker.example/',
    'http://www.testfield.example/officer-portal',
    'See https://www.testfield.example/officer-portal',
    'https://www.testfield.example/a b',
    '<a href="https://attacker.example">here</a>',
    'javascript:alert(1)',
  ])('doesn’t link %s', (line) => {
    expect(html(`Hello\n\n${line}`)).not.toContain('<a ');
  });

  it.each(['contact_message', 'application_status'] as const)(
    'doesn’t link anything in a mail of kind %s',
    (kind) => {
      expect(html(`Hello\n\n${LINK}`, { kind })).not.toContain('<a ');
    },
  );

  it('prevents a visitor from signing for the company', () => {
    const typed = 'Testfield & Sons, call (900) 555-0199';
    const page = html(`Hello\n\n${typed}`, { kind: 'contact_message' });
    expect(page.indexOf('(973) 555-0190')).toBeGreaterThan(page.indexOf('(900) 555-0199'));
    expect(html(`Hello\n\n${typed}`)).not.toContain('(973) 555-0190');
  });

  it('has no links for a company without a website', () => {
    expect(toMailHtml({ kind: 'other', subject: '', text: LINK }, { ...brand, hosts: [] })).not.toContain(
      '<a ',
    );
  });
});

it('uses nothing that Gmail, Outlook or Apple Mail drops', () => {
  const { issues } = caniemail({
    clients: ['gmail.*', 'outlook.*', 'apple-mail.*'],
    html: html(`Hello\n\n${LINK}`),
  });
  const lost = [...issues.errors].flatMap(([client, found]) =>
    found.map(({ title }: { title: string }) => `${title} ${client}`),
  );
  // Nothing depends on the body element, and the old Windows Mail announces the tables as tables.
  expect([...new Set(lost)].toSorted()).toEqual([
    '<body> element outlook.macos',
    'role attribute outlook.windows-mail',
  ]);
});
