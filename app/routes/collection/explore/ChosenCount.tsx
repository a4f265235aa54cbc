import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';

/** "2 chosen", behind the name of a group or button, for those who do not see the ticks and chips. */
export function ChosenCount({ of: count }: { readonly of: number }) {
  const { filters: messages } = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  if (count === 0) return null;
  const text = fill(choosePlural(messages.chosenCount, count, language), { count });
  return <span className="visually-hidden">, {text}</span>;
}
