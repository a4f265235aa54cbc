import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuTransition } from '#app/chrome/MenuTransition.tsx';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { pageMeta } from '#app/page-head.ts';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/MenuPage';
import { loadMenuPage } from './load-menu-page.ts';

/** The menu pages of what we do, what's on, collection and about. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadMenuPage(context, withoutLanguage(url.pathname).slice(1));
  if (!page) throw data(null, { status: 404 });
  return page;
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
