import type { Translations } from '#app/i18n/translations.ts';
import events from '#locales/en/events.json';
import whatsOn from '#locales/en/whatsOn.json';
import type { TicketType } from '#services/content-management/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** "Access", and what there is for it on a tour: the editors' own words, else its kinds; null: nothing is known. */
export function tellTourAccess(
  ticket: Pick<TicketType, 'access' | 'accessNote'> | undefined,
  translations: Pick<Translations, 'messagesOf'>,
  language: Language,
): { readonly term: string; readonly text: LocalizedText } | null {
  if (!ticket) return null;
  const { accessKinds } = translations.messagesOf('whatsOn', whatsOn).list;
  const kinds = ticket.access.map((kind) => accessKinds[kind]).join(', ');
  const text = ticket.accessNote ?? (kinds ? { text: kinds, language } : null);
  return text && { term: translations.messagesOf('events', events).access, text };
}
