import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SelfSigned } from './self-signed-certificate.ts';

/** What the server does with a mail; the number is that of the mail's try, from 1. */
export type Treatment = 'take' | 'refuse-now' | 'refuse-for-good' | 'drop-before' | 'drop-after';

export interface ReceivedMail {
  readonly to: string;
  /** Headers and body as they came. */
  readonly raw: string;
  readonly messageId: string;
  /** False: the server has it, the sender was not told. */
  readonly isAnswered: boolean;
}

export interface TriedLogin {
  readonly isRight: boolean;
  readonly isSecure: boolean;
}

export interface MailServer {
  /** For example `smtp://user:password@127.0.0.1:40125`. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  readonly logins: readonly TriedLogin[];
  readonly stop: () => Promise<void>;
}

export interface MailServerOptions {
  /** Without it everybody may send. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Encrypted from the first byte, or after STARTTLS; without it STARTTLS is not offered. */
  readonly tls?: SelfSigned & { readonly begins: 'at-once' | 'by-command' };
}

/** A real mail server on a free port that refuses, delays and drops as it is told. */
export async function startMailServer(
  treat: (to: string, attempt: number) => Treatment | Promise<Treatment> = () => 'take',
  { login, tls }: MailServerOptions = {},
): Promise<MailServer> {
  const logins: TriedLogin[] = [];
  const received: ReceivedMail[] = [];
  const attempts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    // Whether a password may travel in the clear is the sender's own concern, and tested.
    allowInsecureAuth: true,
    ...(tls && { secure: tls.begins === 'at-once', key: tls.key, cert: tls.cert }),
    onAuth({ username, password }, session, callback) {
      const isRight = username === login?.user && password === login?.password;
      logins.push({ isRight, isSecure: session.secure });
      if (isRight) callback(null, { user: username });
      else callback(toRefusal(535, `no such login, ${username}`));
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
      const attempt = (attempts.get(to) ?? 0) + 1;
      attempts.set(to, attempt);
      const drop = () => {
        for (const connection of server.connections) {
          const { id, _socket } = connection as unknown as Connection;
          if (id === session.id) _socket.destroy();
        }
      };
      const keep = (raw: string, isAnswered: boolean) =>
        received.push({ to, raw, messageId: readMessageId(raw), isAnswered });
      void (async () => {
        const raw = await text(stream).catch(() => '');
        const treatment = await treat(to, attempt);
        if (treatment === 'take') {
          keep(raw, true);
          callback(null, 'taken');
        } else if (treatment === 'refuse-now') callback(toRefusal(451, `try later, ${to}`));
        else if (treatment === 'refuse-for-good') callback(toRefusal(550, `no such ${to}`));
        else {
          if (treatment === 'drop-after') keep(raw, false);
          drop();
        }
      })();
    },
  });
  // Connections that are dropped on purpose.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: toUrl(port, tls?.begins === 'at-once', login),
    received,
    logins,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const toUrl = (port: number, isSecure: boolean, login: MailServerOptions['login']) => {
  const user = login
    ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@`
    : '';
  return `${isSecure ? 'smtps' : 'smtp'}://${user}127.0.0.1:${port}`;
};

interface Connection {
  readonly id: string;
  readonly _socket: { destroy(): void };
}

const toRefusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const readMessageId = (raw: string) => /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '';
