import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Delivery, DeliveryFailed, type Sender, toMessage } from './delivery.ts';
import { toReadableMail } from './to-readable-mail.ts';

/**
 * Without a mail server: one file for each mail, which any mail program opens. A file is there whole
 * or not at all, on disk before the mail counts as sent; a repeat takes the place of the first.
 */
export function createOutboxDelivery(folder: string, sender: Sender): Delivery {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    async deliver(mail) {
      try {
        const { message } = await transport.sendMail(toMessage(mail, sender));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = toReadableMail(message as Buffer);
        await writeWhole(folder, toFileName(mail.messageKey), file);
      } catch (error) {
        const { code = 'not written' } = error as NodeJS.ErrnoException;
        throw new DeliveryFailed(`The outbox: ${code}`, 'trouble', { cause: error });
      }
    },
  };
}

/** Readable, and different for different keys also where letters had to be replaced. */
export function toFileName(messageKey: string): string {
  const hash = createHash('sha256').update(messageKey).digest('hex').slice(0, 8);
  return `${messageKey.replace(/[^\w-]+/g, '-').slice(0, 120)}.${hash}.eml`;
}

async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.${process.pid}`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const directory = await open(folder);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Writing a mail takes no minute; what is older belongs to a process that was killed. */
const leftBehindMs = 60_000;

/** Deletes the half mails of processes that were killed; the queue writes these mails anew. */
export async function sweepOutbox(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /^\..+\.eml\.\d+$/.test(one))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Math.abs(Date.now() - found.mtimeMs) > leftBehindMs)
      await rm(path, { force: true });
  }
}
