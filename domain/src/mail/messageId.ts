interface MailPlace {
  tenantId: string;
  mailId: string;
}

/** Returns a mail's Message-ID: the same for each attempt, so that a mail which arrives twice is recognized as one. */
export const toMessageId = ({ tenantId, mailId }: MailPlace, domain: string): string =>
  `<${mailId}.${tenantId}@${domain}>`;

/** Returns the mail that a Message-ID belongs to; undefined if it isn't ours. */
export function parseMessageId(messageId: string): MailPlace | undefined {
  const { mailId, tenantId } =
    /^<?(?<mailId>[\w-]+)\.(?<tenantId>[\w-]+)@[^@>\s]+>?$/.exec(messageId.trim())?.groups ?? {};
  return mailId !== undefined && tenantId !== undefined ? { mailId, tenantId } : undefined;
}
