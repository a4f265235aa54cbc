import '#app/components/forms/form-styles.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import type { Route } from './+types/TypographyShowcase';
import { Palette } from './Palette.tsx';
import { TypeScale } from './TypeScale.tsx';

/** Real items of the museum, so that the pieces are judged with what they will hold. */
export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const [exhibitions, artists, residents, convenings, events, news, staff, collections, products] =
    await Promise.all([
      contentManagement.listExhibitions(language),
      contentManagement.listArtists(language),
      contentManagement.listResidents(language),
      contentManagement.listConvenings(language),
      contentManagement.listEvents(language),
      contentManagement.listNews(language),
      contentManagement.listStaff(language),
      contentManagement.listCollections(language),
      contentManagement.listProducts(language),
    ]);
  const [home, menuPage, objects] = await Promise.all([
    contentManagement.findHome(language),
    contentManagement.findMenuPage('whats-on', language),
    objectCollection.searchObjects({ hasImage: true, page: 1, pageSize: 8 }),
  ]);
  return {
    head: { title: 'Typography', description: null, isHiddenFromSearch: true },
    hero: home?.hero ?? null,
    quote: home?.quotes[0] ?? null,
    menuPage,
    items: {
      exhibition: exhibitions[0] ?? null,
      artist: artists[0] ?? null,
      resident: residents[0] ?? null,
      convening: convenings[0] ?? null,
      events: events.slice(0, 4),
      news: news[0] ?? null,
      staff: staff[0] ?? null,
      collection: collections[0] ?? null,
      product: products[0] ?? null,
    },
    objects: objects.items.flatMap(({ id, slug, title, date, makers, image }) => {
      const text = chooseText(title, language);
      if (!text) return [];
      const hasPicture = image?.src && image.width && image.height;
      return {
        id,
        slug,
        title: text,
        date: chooseText(date, language),
        makers,
        image: hasPicture
          ? {
              src: image.src as string,
              width: image.width as number,
              height: image.height as number,
              alt: chooseText(image.alt, language) ?? { text: '', language },
              dominantColor: image.dominantColor,
            }
          : null,
      };
    }),
  };
}

const specimens = new Piece('specimens', async () => (await import('./Specimens.tsx')).Specimens);
if (import.meta.env.SSR) await specimens.load();

export const meta = pageMeta;

/** The page is for those who build others, and its own words are English in every language. */
const inEnglish = (text: string): LocalizedText => ({ text, language: 'en' });

/** Every token and every shared piece in its states, for those who build pages with them. */
export default function TypographyShowcase({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        label={inEnglish('Design')}
        title={inEnglish('Typography and pieces')}
        lead={inEnglish(
          'Twenty-six colors, two families, sixteen sizes, and what the pages are built from.',
        )}
      />
      <div lang="en">
        <Palette />
        <TypeScale />
      </div>
      <WhenWanted piece={specimens} of={loaderData} />
    </>
  );
}
