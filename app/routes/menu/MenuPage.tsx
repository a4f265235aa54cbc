import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuTransition } from '#app/chrome/MenuTransition.tsx';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import { withoutLanguage } from '#shared/localized-path.ts';
import type { Route } from './+types/MenuPage';

/** The menu pages of what we do, what's on, collection and about. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const section = withoutLanguage(url.pathname).slice(1);
  const { contentManagement } = context.get(servicesContext);
  const page = await contentManagement.findMenuPage(section, context.get(languageContext));
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    head: {
      title: page.metadata.title?.text ?? page.title.text,
      description: page.metadata.description?.text ?? page.description?.text ?? null,
      imageSrc: page.cards[0]?.image
        ? `${page.cards[0].image.src}?w=1200&h=630&fit=crop&fm=jpg`
        : null,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function MenuPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <MenuTransition>
      <MenuColumns {...page} />
    </MenuTransition>
  );
}
