import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visitorGuidelines.json';
import styles from './PageContents.module.css';

export interface PageContentsProps {
  /** Each with the language of its title where it is not the page's. */
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly lang?: string | undefined;
  }[];
  /** Language of all titles where it is not the page's. */
  readonly lang?: string;
}

/** Links to the parts of this page. */
export function PageContents({ items, lang }: PageContentsProps) {
  const { onThisPage } = useMessages('visitorGuidelines', english);
  return (
    <nav className={styles.contents} aria-label={onThisPage}>
      <ul lang={lang}>
        {items.map(({ id, title, lang: own }) => (
          <li key={id}>
            <a href={`#${id}`} lang={own}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
