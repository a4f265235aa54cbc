import type { Settings } from '#services/content-management/contract.ts';

export interface AccessContact {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Whom to ask about access: the contact whose mail box is called so, else the house itself; null
 * where neither has an address.
 */
export function findAccessContact(settings: Settings | null): AccessContact | null {
  if (!settings) return null;
  const own = settings.contacts.find(({ email }) => email?.startsWith('access@'));
  const { email, phone } = own ?? settings;
  return email || phone ? { email, phone } : null;
}
