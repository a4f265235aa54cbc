import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { languageOptions } from '#shared/languages/languages.ts';
import { navigationItems } from '#shared/navigation/navigation-items.ts';
import { api, ask } from '../../../api/ask.ts';
import { fill, useSpokenLanguage } from '../../../words/words.ts';
import type { FormField } from '../../fields/field-props.ts';
import { useDraftValue, useOpenItem } from '../../item/open-item.ts';
import { titleOf } from '../../item/title-of.ts';
import { useFormPlace } from '../form-context.ts';
import type { ListItem } from '../list-edits.ts';
import styles from './Menu.module.css';
import { MenuDrawing } from './MenuDrawing.tsx';
import { toMenuCards } from './menu-cards.ts';
import { OutlineField } from './OutlineField.tsx';

const menuPagesQuery = {
  queryKey: ['items', 'list', { type: 'menu_page' }, 'menu'],
  queryFn: () => ask(api.items.$get({ query: { type: 'menu_page' } })),
} as const;

/** The menu of the site as a tree, open at this page, and what visitors see of it. */
export function MenuField({ field }: { readonly field: FormField }) {
  const { language: spoken, words } = useSpokenLanguage();
  const { menu } = words.fields;
  const { item, draft } = useOpenItem();
  const { shown } = useFormPlace();
  const pages = useQuery(menuPagesQuery).data?.items ?? [];
  const language = shown.at(-1) ?? 'en';
  const english = (useDraftValue(`en.${field.name}`) ?? []) as readonly ListItem[];
  const own = (useDraftValue(`${language}.${field.name}`) ?? []) as readonly ListItem[];
  const columns = Number(useDraftValue('en.columns') ?? 2);
  // Of these only that they have changed is of interest.
  useDraftValue(`${language}.title`);
  useDraftValue(`${language}.description`);
  const cards = toMenuCards(english, own, language);
  const left = english.length - cards.length;
  const place = (uid: string | null) => {
    const at = navigationItems.findIndex(({ section }) => section === uid);
    return at < 0 ? navigationItems.length : at;
  };
  const inOrder = pages
    .filter(({ state }) => state !== 'archived')
    .toSorted((one, other) => place(one.uid) - place(other.uid));
  const here = inOrder.findIndex(({ setId }) => setId === item.setId);
  const others = (some: typeof inOrder) =>
    some.map(({ setId, title }) => (
      <li key={setId}>
        <Link to={`/items/${setId}`} lang={title[spoken] ? spoken : 'en'}>
          {title[spoken] || title.en}
        </Link>
      </li>
    ));
  const text = (name: string) =>
    String(draft.read(`${language}.${name}`) ?? draft.read(`en.${name}`) ?? '');
  return (
    <div className={styles.room}>
      <div className={styles.sheet}>
        <nav aria-label={menu.tree} className={styles.tree}>
          <ul>
            {others(here < 0 ? inOrder : inOrder.slice(0, here))}
            <li aria-current="true">
              <strong>{titleOf(item.type, draft.languages.en) || words.items.untitled}</strong>
              <OutlineField field={field} />
            </li>
            {here >= 0 && others(inOrder.slice(here + 1))}
          </ul>
        </nav>
        <section className={styles.preview} aria-label={menu.drawing}>
          <h3>
            {menu.drawing}
            {language !== 'en' && (
              <small lang={language}>
                {languageOptions.find(({ code }) => code === language)?.nativeName}
              </small>
            )}
          </h3>
          <MenuDrawing
            title={text('title')}
            description={text('description')}
            cards={cards}
            columns={columns}
            language={language}
          />
          {left > 0 && <p>{fill(menu.leftOut, { count: left })}</p>}
        </section>
      </div>
    </div>
  );
}
