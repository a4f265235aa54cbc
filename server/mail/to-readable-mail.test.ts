import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { toReadableMail } from './to-readable-mail.ts';

const link = `https://museum.example/studio/invitation#token=${'a1_'.repeat(40)}`;
const text = `ʻĀina — come in:\r\n${link}\r\n-- \r\nThe museum\r\n`;
const attachment = { filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:ʻ=3D' };

async function write(more: object): Promise<string> {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const from = { from: 'a@museum.example', to: 'b@museum.example', subject: 'ʻŌlelo' };
  const { message } = await transport.sendMail({ ...from, text, ...more });
  return toReadableMail(message as Buffer).toString('utf8');
}

test.each([
  ['a text alone', {}],
  ['a text beside a page', { html: `<p>ʻĀina</p><a href="${link}">in</a>` }],
  ['what hangs on it', { html: '<p>ʻĀina</p>', attachments: [attachment] }],
])('a link of %s can be copied from the file, and the words be read', async (_, more) => {
  const mail = await write(more);
  expect(mail).toContain(`ʻĀina — come in:\r\n${link}\r\n-- \r\nThe museum`);
  expect(mail).toContain('Content-Transfer-Encoding: 8bit');
  expect(mail).not.toContain('quoted-printable');
  if ('html' in more) expect(mail).toContain(more.html);
  if ('attachments' in more) {
    expect(mail).toContain(Buffer.from(attachment.content).toString('base64'));
  }
});
