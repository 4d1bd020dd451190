/**
 * The public brand of the website: the first tenant's. All values are invented samples
 * (555 telephone numbers, example domain); a real brokerage replaces them here and nowhere else.
 */
export const company = {
  name: 'Larkfield Home Mortgage',
  shortName: 'Larkfield',
  since: 1992,
  nmls: '1992001',
  phone: '+19735550192',
  phoneDisplay: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  /** Origin of the website, as search engines and previews are told it. */
  website: 'https://www.larkfield.example',
  address: '1200 Route 46 West, Clifton, NJ 07013',
  licenceLines: [
    'Licensed by the New Jersey Department of Banking and Insurance, sample license 9900192',
    'Licensed by the California Department of Financial Protection and Innovation, sample license 60DBO-99192',
  ],
  nmlsConsumerAccess: 'https://www.nmlsconsumeraccess.org',
  /** Office hours on the clock of `timeZone`, except federal holidays (docs/product.md#office-hours). */
  hours: { opens: 9, closes: 18, text: 'Mon-Fri 9AM-6PM', timeZone: 'America/New_York' },
} as const;
