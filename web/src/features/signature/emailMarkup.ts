import { escapeLine } from '@brokerage/domain/signature/mailMarkup';

const INK = '#1f1f1f';
const QUIET = '#5f6368';

interface Sender {
  name: string;
  email: string;
  /** If blank, the first letter of the name is shown instead. */
  photo: string;
}

const block = (styles: string, content: string) => `<div style="${styles}">${content}</div>`;

const face = ({ name, photo }: Sender) =>
  photo
    ? `<img src="${escapeLine(photo)}" alt="" width="40" height="40" style="border-radius:50%;flex:none">`
    : block(
        `flex:none;width:40px;height:40px;border-radius:50%;background-color:${QUIET};color:#ffffff;font-size:18px;line-height:40px;text-align:center`,
        escapeLine(name.slice(0, 1).toUpperCase()),
      );

/**
 * Returns an email as an email program shows it: subject, sender, a reply, the signature in an element marked `data-signature`, and the
 * quoted message.
 * @param signature markup of renderSignature; everything else is escaped here
 */
export function emailMarkup(signature: string, sender: Sender): string {
  const from =
    block(
      `color:${INK};font-weight:bold;overflow-wrap:anywhere`,
      `${escapeLine(sender.name)} <span style="color:${QUIET};font-weight:normal">&lt;${escapeLine(sender.email)}&gt;</span>`,
    ) + block(`color:${QUIET};font-size:13px`, 'To: Jordan Ellis');
  return (
    block(`color:${INK};font-size:20px;line-height:28px;margin-bottom:16px`, 'Re: Buying our first home') +
    block(
      'display:flex;gap:12px;align-items:center;margin-bottom:20px;line-height:20px',
      face(sender) + block('min-width:0', from),
    ) +
    block(`color:${INK};margin-bottom:14px`, 'Hi Jordan,') +
    block(
      `color:${INK};margin-bottom:24px`,
      'Thanks for the call today. I’ll send you the numbers for both homes tomorrow morning.',
    ) +
    `<div data-signature>${signature}</div>` +
    block(
      `color:${QUIET};margin-top:24px;padding-left:12px;border-left:2px solid #c4c7c5`,
      'Jordan Ellis wrote:<br>Could we talk about what we can afford this week?',
    )
  );
}
