import type { Translations } from '#app/i18n/translations.ts';
import english from '#locales/en/events.json' with { type: 'json' };
import actionsEnglish from '#locales/en/programActions.json' with { type: 'json' };

/** The words of a program with those of its offers, which are told by the server alone: no page carries them. */
export const programWords = (translations: Pick<Translations, 'messagesOf'>) => ({
  ...translations.messagesOf('events', english),
  actions: translations.messagesOf('programActions', actionsEnglish),
});
