import type { Translations } from '#app/i18n/translations.ts';
import english from '#locales/en/events.json' with { type: 'json' };
import actionsEnglish from '#locales/en/programActions.json' with { type: 'json' };

type ProgramWords = typeof english & { readonly actions: typeof actionsEnglish };

const known = new WeakMap<object, { readonly actions: object; readonly words: ProgramWords }>();

/**
 * The words of a program with those of its offers, which are told by the server alone: no page carries them.
 * The same object for the same language: what is made of it is memoized by identity.
 */
export function programWords(translations: Pick<Translations, 'messagesOf'>): ProgramWords {
  const events = translations.messagesOf('events', english);
  const actions = translations.messagesOf('programActions', actionsEnglish);
  const before = known.get(events);
  if (before?.actions === actions) return before.words;
  const words = { ...events, actions };
  known.set(events, { actions, words });
  return words;
}
