import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/language-context.tsx';
import { useChrome } from '#app/read-chrome.ts';
import english from '#locales/en/navigationMenu.json';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { liesIn, navigationItems } from '#shared/navigation/navigation-items.ts';
import styles from './HeadLabel.module.css';
import { SiteLink } from './SiteLink.tsx';
import { TitleText } from './TitleText.tsx';
import { doesRepeat } from './title-label.ts';

export interface HeadLabelProps {
  /** A few words: the kind of item. Left out where the title or the section says them. */
  readonly of: LocalizedText | string | null | undefined;
  readonly title: LocalizedText | string;
  readonly className: string | undefined;
}

/** Letters of a word that one thing and many of its kind have alike: "Exhibition" below "Exhibitions". */
const stemLength = 6;

/** Above a title: the section and the list that the page lies in, which lead back to them, and what the page is. */
export function HeadLabel({ of: label, title, className }: HeadLabelProps) {
  const { items: names, actions } = useMessages('navigationMenu', english);
  const { pathname, search } = useLocation();
  const pages = useChrome()?.pages;
  const path = withoutLanguage(pathname);
  const item = navigationItems.find((one) => liesIn(path, one) && (path !== one.path || search));
  const isTitle = item && doesRepeat(title, names[item.key]);
  const section = isTitle ? undefined : item;
  const list = pages?.[item?.section ?? '']?.find(({ link }) => path.startsWith(`${link}/`));
  const isTold =
    label &&
    (doesRepeat(label, title) ||
      (section && doesRepeat(label, names[section.key])) ||
      (list && doesRepeat(label, list.title, stemLength)));
  if (!section && !list && (!label || isTold)) return null;
  return (
    <p className={`${styles.label} ${className}`}>
      {section && (
        <span>
          <SiteLink to={section.path}>{names[section.key]}</SiteLink>
        </span>
      )}
      {list && (
        <span>
          <SiteLink to={list.link}>{list.title}</SiteLink>
        </span>
      )}
      {path.startsWith('/tickets/') && (
        <span>
          <SiteLink to="/tickets">{actions.tickets}</SiteLink>
        </span>
      )}
      {label && !isTold && (
        <span>
          <TitleText of={label} />
        </span>
      )}
    </p>
  );
}
