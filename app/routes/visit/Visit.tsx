import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext } from '#app/request-context.ts';
import type { Route } from './+types/Visit';

/** A menu page without the transition. Source: specification §2: the unwrapped declaration wins. */
export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const page = await contentManagement.findMenuPage('visit', context.get(languageContext));
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    head: {
      title: page.metadata.title?.text ?? page.title.text,
      description: page.metadata.description?.text ?? page.description?.text ?? null,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Visit({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div data-ground="white">
      <MenuColumns {...page} />
    </div>
  );
}
