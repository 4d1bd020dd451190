import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { hoursWithZone } from '../../lib/company/companyPhrases.ts';
import { useCompany } from '../../lib/company/useCompany.ts';

/** The privacy notice. It says what the questionnaire really stores: change it together with the submission. */
export function PrivacyNotice() {
  const company = useCompany();
  return (
    <>
      <h2 id="privacy-notice">Privacy notice</h2>
      <p>
        <strong>Effective 01/01/2007.</strong> This notice covers this website and the pre-approval
        questionnaire. When you make a full loan application, you also receive the privacy notice that the
        Gramm-Leach-Bliley Act requires.
      </p>
      <Box
        component="section"
        aria-labelledby="in-short"
        sx={{ my: 4, p: { xs: 3, md: 4 }, borderRadius: '10px', bgcolor: 'primary.soft' }}
      >
        <Box component="h3" id="in-short" sx={{ '&&': { mt: 0 } }}>
          In short
        </Box>
        <Box component="ul" sx={{ '&&': { mb: 0 }, '& > :last-child': { mb: 0 } }}>
          <li>You can read every page of this site without telling us anything.</li>
          <li>The questionnaire never asks for a Social Security number.</li>
          <li>We do not sell what you tell us.</li>
          <li>This site sets no advertising cookies.</li>
        </Box>
      </Box>

      <h3 id="collect">What we collect</h3>
      <p>
        You can read every page of this site without telling us anything. When you send the questionnaire, we
        store:
      </p>
      <ul>
        <li>how to reach you: name, email address, mobile number and the best time to call;</li>
        <li>
          your plans: purpose, timeline, whether you have a real estate agent, and the agent’s name and
          number;
        </li>
        <li>the property: type, location, use, and value or price;</li>
        <li>
          the loan: price and down payment, or the balance, rate and payment of the loan you have, as far as
          you fill them in;
        </li>
        <li>
          about you: the range of your credit score, work, income, monthly debts, residency, any co-borrower,
          and past bankruptcy, foreclosure or short sale;
        </li>
        <li>the loan officer you choose, if you choose one;</li>
        <li>
          how you came to us: the campaign tags in the address, the page that sent you, and the page on which
          you arrived;
        </li>
        <li>
          a receipt of your consents: the exact words beside each box, whether you ticked it, the time, the
          page, your IP address and your browser’s name.
        </li>
      </ul>
      <p>
        We do not ask for a Social Security number, an account number or a document in the questionnaire.
        Please do not send them by email either.
      </p>
      <p>
        We also count how many visitors reach each step of the questionnaire, and on which day. These counts
        hold no answers, no addresses and nothing that identifies you or your browser. Browsers that send
        Global Privacy Control aren’t counted.
      </p>
      <p>
        If you call us, write to us or use the form on the contact page, we keep what we need to answer you:
        your name, your email address, the number you give, and your message.
      </p>

      <h3 id="browser">What stays in your browser</h3>
      <p>
        Your unfinished answers and the furthest step you reached are kept on your own device, so that you can
        come back to them. They are removed when you send the questionnaire, when you choose to start over, or
        after 30 days. The consent boxes you ticked, the loan officer you came for, the reference number of
        what you sent, the call you scheduled, the campaign tags of the pages on which you arrived, and a
        message to us that couldn’t be sent because part of the page didn’t load are kept until you close the
        tab. On a shared computer, choose “Start over” before you leave.
      </p>
      <p>This site sets no advertising cookies.</p>

      <h3 id="use">How we use it</h3>
      <p>
        To answer you, to see which loans may suit you, to prepare an application if you want one, to keep the
        records that our licenses require, and to protect the site from misuse. With your consent in the
        questionnaire we call and email you about your inquiry; with your separate consent we send text
        messages; with your separate consent we make a soft credit inquiry, which will not affect your credit
        score. Consent is not a condition of approval. Message and data rates may apply.
      </p>

      <h3 id="share">Who we share it with</h3>
      <p>We do not sell what you tell us, and we do not trade it for advertising. We share it only:</p>
      <ul>
        <li>with lenders, credit bureaus and settlement services, to arrange the loan that you ask for;</li>
        <li>
          with companies that host this site, store its data or deliver its mail, under contract and for us
          alone;
        </li>
        <li>with regulators, courts and auditors, where the law requires it.</li>
      </ul>

      <h3 id="safe">How we keep it</h3>
      <p>
        What you send is encrypted on its way to us. Only staff who need it for their work can open it, after
        signing in. We keep it for as long as the record-keeping laws of our licenses require, and no longer
        than we need it after that.
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
          the California Financial Information Privacy Act. We do not treat you differently because you use
          them.
        </li>
      </ul>

      <h3 id="children">Children</h3>
      <p>
        This site is for adults. Nothing is collected from those known to be under 13. If you think a child
        has sent us something, tell us and we’ll delete it.
      </p>

      <h3 id="changes">Changes</h3>
      <p>
        When this notice changes, we post the new text on this page with its date. A change does not apply to
        what you sent before it unless you agree.
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
