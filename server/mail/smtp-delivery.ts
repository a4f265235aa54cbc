import nodemailer from 'nodemailer';
import {
  type Delivery,
  DeliveryFailed,
  type FailureReason,
  type Sender,
  toMessage,
} from './delivery.ts';

const waitMs = { connecting: 15_000, silence: 60_000 };

/**
 * Sends by the mail server of the setting SMTP_URL, each mail over a connection of its own: a
 * connection that breaks then concerns one mail, and nothing but our queue tries again.
 *
 * @param certificates whom to trust beside the usual authorities, PEM
 */
export function createSmtpDelivery(
  smtpUrl: string,
  sender: Sender,
  certificates?: readonly string[],
): Delivery {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const isSecure = protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // A password never travels in the clear.
      requireTLS: !isSecure && !isLocal,
    }),
    ...(certificates && { tls: { ca: [...certificates] } }),
    connectionTimeout: waitMs.connecting,
    greetingTimeout: waitMs.connecting,
    dnsTimeout: waitMs.connecting,
    socketTimeout: waitMs.silence,
  });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(toMessage(mail, sender));
      } catch (error) {
        throw toFailure(error as SmtpError);
      }
    },
  };
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

function toFailure(error: SmtpError): DeliveryFailed {
  const { code = 'unknown' } = error;
  // Without a connection there is no answer; then the message says why, such as a certificate.
  const said = (error.response || error.message).replace(/\S+@\S+/g, '…').slice(0, 200);
  return new DeliveryFailed([code, said].filter(Boolean).join(': '), findReason(error));
}

/** Final answers of a server about the recipient, the text or the login. After any other answer a later attempt may succeed. */
function findReason({ code, responseCode = 0 }: SmtpError): FailureReason {
  if (code === 'EAUTH') return responseCode >= 400 && responseCode < 500 ? 'trouble' : 'login';
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && responseCode >= 500 ? 'mail' : 'trouble';
}
