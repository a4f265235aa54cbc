import type { RouterContextProvider } from 'react-router';
import type { MenuColumnsProps } from '#app/components/cards/MenuColumns.tsx';
import type { PageHead } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import about from '#locales/en/about.json';
import collection from '#locales/en/collection.json';
import mobileMenu from '#locales/en/mobileMenu.json';
import visit from '#locales/en/visit.json';
import whatsOn from '#locales/en/whatsOn.json';
import whatWeDo from '#locales/en/whatWeDo.json';
import type { ContainerCard } from '#services/content-management/contract.ts';
import type { Section } from '#shared/languages/sections.ts';
import { loadMenuHints } from './load-menu-hints.ts';

/** The words of the menu pages, by the path of their section. Source: specification §3, "menuPage.cards". */
const sectionMessages: Readonly<
  Record<string, readonly [Section, { menuPage: { title: string; description: string } }]>
> = {
  'what-we-do': ['whatWeDo', whatWeDo],
  'whats-on': ['whatsOn', whatsOn],
  collection: ['collection', collection],
  visit: ['visit', visit],
  about: ['about', about],
};

/**
 * A menu page: the editors' where there is one, else the site's own words and cards, so that a
 * new account is never a house without doors.
 * @returns null when the section has neither
 */
export async function loadMenuPage(
  context: Readonly<RouterContextProvider>,
  section: string,
): Promise<{ page: Omit<MenuColumnsProps, 'foot' | 'now'>; head: PageHead } | null> {
  const language = context.get(languageContext);
  const [page, hints] = await Promise.all([
    context.get(servicesContext).contentManagement.findMenuPage(section, language),
    loadMenuHints(context, section),
  ]);
  if (page) {
    const { title, description, cards, columns, metadata } = page;
    const picture = cards[0]?.image;
    return {
      page: { title, description, cards, columns, hints },
      head: {
        title: metadata.title?.text ?? title.text,
        description: metadata.description?.text ?? description?.text ?? null,
        imageSrc: picture ? `${picture.src}?w=1200&h=630&fit=crop&fm=jpg` : null,
      },
    };
  }
  const own = sectionMessages[section];
  if (!own) return null;
  const translations = context.get(translationsContext);
  const { title, description } = translations.messagesOf(own[0], own[1]).menuPage;
  const { sections } = translations.messagesOf('mobileMenu', mobileMenu);
  const cards = sections.find(({ key }) => key === section)?.cards ?? [];
  return {
    page: {
      title: { text: title, language },
      description: { text: description, language },
      cards: cards.map((card) => toContainerCard(card, language)),
      hints,
    },
    head: { title, description },
  };
}

const toContainerCard = (
  card: { title: string; link: string },
  language: string,
): ContainerCard => ({
  title: { text: card.title, language },
  description: null,
  image: null,
  imageStyle: null,
  flexSize: 'normal',
  hasArrow: true,
  backgroundColor: null,
  hoverOverlayColor: null,
  link: { href: card.link, isExternal: false, text: null },
});
