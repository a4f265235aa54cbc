import { z } from 'zod';

const maxLength = 2_000;

/** Addresses that the format takes: of the web, of mail and telephones, paths of this site. */
const webAddress = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s]*|#[^\s]*)$/i;

/** @returns null for what no link may lead to, such as a script */
export const parseWebAddress = (text: string): string | null => {
  const address = text.trim();
  return address.length <= maxLength && webAddress.test(address) ? address : null;
};

const link = z
  .looseObject({
    link_type: z.enum(['Document', 'Media', 'Web']),
    id: z.string().max(200).optional(),
    url: z
      .string()
      .refine((url) => parseWebAddress(url) !== null)
      .optional(),
  })
  .refine(({ id, url }) => id !== undefined || url !== undefined);

/** A link as this editor writes it into what is copied. What is pasted may come from anywhere. */
export function parseLinkText(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const { success, data } = link.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
