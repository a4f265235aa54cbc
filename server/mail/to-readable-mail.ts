const quoted =
  /^(Content-Transfer-Encoding: )quoted-printable\r\n((?:\S.*\r\n|[ \t].*\r\n)*)\r\n([\s\S]*?)(?=\r\n--[^\r\n]*_NmP-|$(?![\r\n]))/gm;

/**
 * A mail as a file that somebody opens with any editor: its texts stand there as they are (`8bit`, RFC
 * 2045 §2.8), where quoted-printable would break each long link into pieces.
 * @param message as the mail library writes it
 */
export function toReadableMail(message: Buffer): Buffer {
  const text = message
    .toString('latin1')
    .replace(
      quoted,
      (_, name: string, headers: string, body: string) =>
        `${name}8bit\r\n${headers}\r\n${decode(body)}`,
    );
  return Buffer.from(text, 'latin1');
}

/** RFC 2045 §6.7; bytes as letters of Latin-1. */
const decode = (body: string): string =>
  body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
