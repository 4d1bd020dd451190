import { SIGNATURE_DEFAULTS, type SignatureSettings } from '../signature.ts';
import type { SignatureSource } from '../signatureFacts.ts';

/** Returns a signature that uses every feature. */
export function signatureSource(
  settings: Partial<SignatureSettings> = {},
  rest: Partial<Omit<SignatureSource, 'settings'>> = {},
): SignatureSource {
  return {
    settings: {
      ...SIGNATURE_DEFAULTS,
      linkedin_url: 'https://www.linkedin.com/in/daniel-okafor',
      facebook_url: 'https://www.facebook.com/daniel.okafor',
      twitter_url: 'https://twitter.com/daniel_okafor',
      instagram_url: 'https://www.instagram.com/daniel.okafor/',
      youtube_url: 'https://www.youtube.com/@danielokafor',
      website_url: 'https://www.larkfield.example/daniel?from=mail&kind=signature',
      address: '1200 Route 46 West, Clifton, NJ 07013',
      tagline: 'Every option on one page, until it makes sense',
      book_call_url: 'https://calendar.example/daniel-okafor',
      show_action_buttons: true,
      ...settings,
    },
    profile: {
      name: 'Daniel Okafor',
      title: 'Senior Loan Officer',
      phone: '+1 973-555-0102',
      email: 'daniel.okafor@larkfield.example',
      nmls_id: '1900102',
      headshot_url: 'https://storage.example/v0/b/b/o/headshots%2Fdaniel.jpg?alt=media',
    },
    company: {
      company_name: 'Larkfield Home Mortgage',
      nmls_id: '1992001',
      look: { primary: '#1e4034' },
      licence_lines: [
        'Licensed by the California Department of Financial Protection and Innovation, sample license 60DBO-99192',
        'Real estate broker, California Department of Real Estate, DRE #01992001, NMLS #1992001',
      ],
    },
    own: { own_licenses: [], dre_numbers: [] },
    siteOrigin: 'https://www.larkfield.example',
    applyAddress: 'https://www.larkfield.example/pre-approval?lo=daniel-okafor',
    ...rest,
  };
}
