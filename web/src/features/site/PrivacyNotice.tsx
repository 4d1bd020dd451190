import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { hoursWithZone } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { PrivacyAtAGlance } from './PrivacyAtAGlance.tsx';

/** The date of the last change to the notice. */
const UPDATED = 'Nov 30, 2026';

/** What the site stores on the visitor's device until the tab is closed. Keep it in sync with the code. */
const KEPT_IN_TAB = [
  'Which consent boxes you checked.',
  'The numbers you enter in our calculators and samples, such as a price, a down payment or your income, so that the next page starts with them. They go away sooner if you choose “Reset” or send your application.',
  'The loan officer you chose or whose link you used.',
  'Which of our shared links and flyers you opened, and a random number that lets us count each visit once.',
  'The campaign tags in the link that brought you here, the page that sent you, and the first page you saw.',
  'The reference number of what you sent, and the call you scheduled.',
  'A random code that lets only you change that call, or the link to it from your email.',
  'The message you’re writing to us, until you send it.',
  'If part of a page didn’t load: what you had typed, and a note that this happened.',
] as const;

const IN_SHORT = [
  'You can read every page of this site without telling us who you are.',
  'The questionnaire never asks for a Social Security number.',
  'We don’t sell your information.',
  'This site sets no advertising cookies.',
] as const;

/** Data that the questionnaire stores. */
const STORED = [
  ['How to reach you', 'Name, email address, mobile number, and the best time to call.'],
  ['Your plans', 'Purpose, timeline, whether you have a real estate agent, and the agent’s name and number.'],
  ['The property', 'Type, location, use, and value or price.'],
  [
    'The loan',
    'Price and down payment, or the balance, rate and payment of the loan you have, if you provide them.',
  ],
  [
    'About you',
    'The range of your credit score, work, income, monthly debts, residency, any co-borrower, and past bankruptcy, foreclosure or short sale.',
  ],
  ['Your loan officer', 'The one you choose, if you choose one.'],
  [
    'How you found us',
    'The campaign tags in the link you used, the page that sent you, and the first page you saw.',
  ],
  [
    'Your consents',
    'The exact words beside each box, whether you checked it, the time, the page, your IP address and your browser’s name.',
  ],
] as const;

const inShort = {
  '&&': {
    listStyle: 'none',
    display: 'grid',
    rowGap: 1.5,
    my: 4,
    p: { xs: 3, md: 4 },
    borderRadius: '10px',
    bgcolor: 'primary.soft',
    typography: 'h3',
  },
  '&& > li': { m: 0 },
} as const;

const terms = {
  m: 0,
  mb: 3,
  '& > div': {
    display: 'grid',
    columnGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '10em minmax(0, 1fr)' },
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
} as const;

/** The privacy notice. It lists what the questionnaire stores, so keep it in sync with the submission. */
export function PrivacyNotice() {
  const company = useCompany();
  return (
    <>
      <h2 id="privacy-notice">Privacy notice</h2>
      <p>
        <strong>Effective 01/01/2007.</strong>
        <br />
        <strong>Last reviewed and updated {UPDATED}.</strong>
      </p>
      <p>
        This notice first took effect on January 1, 2007. We’ve updated it since to reflect new laws and
        changes to this site. It applies to this website and the pre-approval questionnaire. When you make a
        full loan application, you also receive the privacy notice that the Gramm-Leach-Bliley Act requires.
      </p>
      <Box component="ul" aria-label="In short" sx={inShort}>
        {IN_SHORT.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </Box>
      <PrivacyAtAGlance />

      <h3 id="collect">What we collect</h3>
      <p>When you send the questionnaire, we store:</p>
      <Box component="dl" sx={terms}>
        {STORED.map(([what, parts]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{parts}</dd>
          </div>
        ))}
      </Box>
      <p>
        Please don’t send us an account number, a Social Security number or a document by email. Your loan
        officer will tell you how to send documents safely.
      </p>
      <p>
        We also count how many visitors reach each step of the questionnaire each day. These counts hold no
        answers, no addresses, and nothing that identifies you or your browser. We don’t count browsers that
        send Global Privacy Control.
      </p>
      <p>
        If you call us, write to us or use the form on the contact page, we keep what we need to answer you:
        your name, your email address, the number you give us, and your message.
      </p>

      <h3 id="browser">What stays in your browser</h3>
      <p>
        The site keeps these on your own device, so you can pick up where you left off. On a shared computer,
        choose “Start over” before you leave.
      </p>
      <p>
        For 30 days, or until you send the application or choose “Start over”: your unfinished answers and the
        furthest step you reached. Until you close the tab:
      </p>
      <ul>
        {KEPT_IN_TAB.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>

      <h3 id="use">How we use it</h3>
      <p>
        We use what you tell us to answer you, to see which loans may suit you, to prepare an application if
        you want one, to keep the records that our licenses require, and to protect the site from misuse.
      </p>
      <p>
        If you agree in the questionnaire, we call and email you about your inquiry. You decide separately
        about text messages (message and data rates may apply) and about a soft credit inquiry, which will not
        affect your credit score. Consent is not a condition of approval.
      </p>

      <h3 id="share">Who we share it with</h3>
      <p>We don’t sell your information, and we don’t share it for advertising. We share it only with:</p>
      <ul>
        <li>Lenders, credit bureaus and settlement services, to arrange the loan you ask for.</li>
        <li>
          Companies that host this site, store its data or send our email. They work under contract and use it
          only on our behalf.
        </li>
        <li>Regulators, courts and auditors, where the law requires it.</li>
      </ul>

      <h3 id="safe">How we keep it</h3>
      <p>
        What you send is encrypted on its way to us. Only members of our team who need it for their work can
        open it, after signing in.
      </p>
      <p>
        We keep your answers, your consents and your messages as long as federal and state law requires, and
        after that no longer than we need them. For example, federal law has lenders keep a loan application
        for 25 months after they tell you the decision (12 CFR 1002.12). State law may require longer.
      </p>

      <h3 id="choices">Your choices</h3>
      <ul>
        <li>Reply STOP to a text message, or tell us by phone, and we’ll stop texting you.</li>
        <li>Ask us for a copy of the information we have about you, or ask us to correct it.</li>
        <li>
          Ask us to delete it. We’ll do so unless the law requires us to keep it. If it does, we’ll tell you
          what we keep and why.
        </li>
        <li>
          If you live in California, you may also have rights under the California Consumer Privacy Act and
          the California Financial Information Privacy Act. We won’t treat you differently for using these
          rights.
        </li>
      </ul>

      <h3 id="children">Children</h3>
      <p>
        This site is for adults. We don’t knowingly collect anything from children under 13. If you think a
        child has sent us something, tell us and we’ll delete it.
      </p>

      <h3 id="changes">Changes</h3>
      <p>
        When this notice changes, we post the new text on this page with its date. If you sent us something
        before the change, the earlier notice still covers it unless you agree to the new one.
      </p>

      <h3 id="contact">Questions</h3>
      <p>
        Write to {company.name}
        {company.address && `, ${company.address}`}, send a message to{' '}
        <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>, or call{' '}
        <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>, {hoursWithZone(company)}.
      </p>
    </>
  );
}
