import nodemailer from 'nodemailer';
import { z } from 'zod';
import type { OutgoingEmail } from './enqueue-email.ts';

/** Resolves once the SMTP server has accepted the mail. */
export type SendMail = (email: OutgoingEmail, messageId: string) => Promise<void>;

const causeSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
});

type Smtp = { readonly send: SendMail; close(): void };

/** Sends through the server of SMTP_URL; connections are reused. */
export function openSmtp(
  smtpUrl: string,
  {
    publicUrl,
    senderName,
  }: { readonly publicUrl: string; readonly senderName: () => Promise<string> },
): Smtp {
  const { hostname } = new URL(publicUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ recipient, subject, text, html, unsubscribeLink }, messageId) {
      const mail = {
        from: { name: await senderName(), address: `no-reply@${hostname}` },
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${messageId}@${hostname}>`,
        ...(unsubscribeLink ? { headers: unsubscribeHeaders(unsubscribeLink) } : {}),
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw new MailRefused(error);
      });
    },
    close: () => transport.close(),
  };
}

/** RFC 2369 and RFC 8058: lets a mail program unsubscribe with a POST. */
function unsubscribeHeaders(link: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${link}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Only codes: the server's message repeats the recipient's address. */
class MailRefused extends Error {
  constructor(error: unknown) {
    const { code, responseCode } = causeSchema.catch({}).parse(error);
    super(`the mail server did not take it: ${[code, responseCode].filter(Boolean).join(' ')}`);
    this.name = 'MailRefused';
  }
}
