import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { MenuColumns } from '#app/components/cards/MenuColumns.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { toAddressLines } from '#app/components/visit/address-lines.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { useChrome } from '#app/read-chrome.ts';
import { loadMenuPage } from '../menu/load-menu-page.ts';
import type { Route } from './+types/Visit';

const planPath = '/visit/plan-your-visit';

/** A menu page without the transition. Source: specification §2: the unwrapped declaration wins. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadMenuPage(context, 'visit');
  if (!page) throw data(null, { status: 404 });
  const { settings } = await readMuseumClock(context);
  const address = settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  return {
    ...page,
    place: toAddressLines(address).join(', '),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Visit({ loaderData: { page, place } }: Route.ComponentProps) {
  const { [planPath]: now, ...hints } = page.hints ?? {};
  return (
    <div data-ground="white">
      <MenuColumns
        {...page}
        hints={hints}
        areDoors
        now={
          now
            ? {
                text: now.text,
                href: `${planPath}#hours`,
                place: place ? { text: place, href: `${planPath}#way` } : null,
                facts: <Facts />,
              }
            : null
        }
      />
    </div>
  );
}

/** With the hours and the address, which stand above them, what the bar of a visit says when they are gone. */
function Facts() {
  const { gettingHere, access, admission } = useChrome()?.visit ?? {};
  return (
    <>
      {gettingHere && (
        <p>
          <SiteLink to={`${planPath}#way`}>
            <Localized of={gettingHere} />
          </SiteLink>
        </p>
      )}
      {access && (
        <p>
          <SiteLink to={`${planPath}#access`}>
            <Localized of={access} />
          </SiteLink>
        </p>
      )}
      {admission && (
        <p>
          <SiteLink to="/tickets" prefetch="intent">
            <Localized of={admission.name} /> {admission.price}
          </SiteLink>
        </p>
      )}
    </>
  );
}
