import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { ChosenWorks } from '#app/components/chosen-works/ChosenWorks.tsx';
import { loadChosenWorks } from '#app/components/chosen-works/load-chosen-works.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { closePath, LineGlyph } from '#app/components/media/LineGlyph.tsx';
import { ShareLink } from '#app/components/programs/detail/ShareLink.tsx';
import {
  parseObjectIds,
  readSavedObjects,
  subscribeToSavedObjects,
  toggleSavedObject,
} from '#app/components/saved/saved-objects.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { notifications } from '#app/components/toasts/toast-store.ts';
import { PrintButton } from '#app/components/visit/PrintButton.tsx';
import { useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import english from '#locales/en/collection.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/SavedObjects';
import styles from './SavedObjects.module.css';

const screen = '/collection/saved-objects';

/** The objects that the address names: a visitor's own list, or one that somebody sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('collection', english);
  const ids = parseObjectIds((url.searchParams.get('ids') ?? '').split(','));
  const objects =
    ids.length > 0 ? await context.get(servicesContext).objectCollection.listObjectsById(ids) : [];
  return {
    ids,
    objects: objects.map((object) => toObjectCardContent(object, language, messages.object)),
    // An empty list leads to works that are worth a place on it.
    works: ids.length > 0 ? null : await loadChosenWorks(context),
    address:
      context.get(siteContext).publicOrigin +
      localizePath(`${screen}?ids=${ids.join(',')}`, language),
    head: {
      title: messages.saved.title,
      section: messages.menuPage.title,
      description: messages.saved.description,
      isHiddenFromSearch: true,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function SavedObjects({ loaderData }: Route.ComponentProps) {
  const { saved: messages } = useMessages('collection', english);
  const { ids, objects, address, works } = loaderData;
  const saved = useOwnList(ids);
  return (
    <>
      <PageHeader title={messages.title} lead={messages.description} />
      <Section width="layout">
        {objects.length > 0 ? (
          <>
            <div className={styles.actions} data-print="none">
              <ShareLink title={messages.title} url={address} className={styles.share} />
              <PrintButton />
            </div>
            <CardGrid columns={4} isSmall label={messages.title}>
              {objects.map((object) => (
                <Fragment key={object.id}>
                  <ObjectCard of={object} level={2} />
                  {saved?.includes(object.id) && (
                    <button
                      type="button"
                      className={styles.remove}
                      data-print="none"
                      aria-label={`${messages.remove}: ${object.title.text}`}
                      title={messages.remove}
                      onClick={() => {
                        toggleSavedObject(object.id);
                        notifications.add({ title: messages.removed });
                      }}
                    >
                      <LineGlyph path={closePath} />
                    </button>
                  )}
                </Fragment>
              ))}
            </CardGrid>
          </>
        ) : (
          <p>{messages.empty}</p>
        )}
        <p className={styles.onward} data-print="none">
          <ArrowLink to="/collection/explore-the-collection" prefetch="intent">
            {messages.explore}
          </ArrowLink>
        </p>
      </Section>
      {works && <ChosenWorks {...works} />}
    </>
  );
}

const readNothing = () => null;

/**
 * An address that names nothing means this visitor's own list, which only the browser knows; one that names that
 * list follows it when something is taken off.
 * @returns what this visitor has saved; null: not known yet
 */
function useOwnList(ids: readonly string[]) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const saved = useSyncExternalStore<readonly string[] | null>(
    subscribeToSavedObjects,
    readSavedObjects,
    readNothing,
  );
  const own = saved?.join(',') ?? '';
  const target = localPath(`${screen}?ids=${own}`);
  const shown = ids.join(',');
  const last = useRef(own);
  useEffect(() => {
    const isOwn = shown === '' || (last.current !== '' && shown === last.current);
    last.current = own;
    if (isOwn && own !== shown) navigate(target, { replace: true, preventScrollReset: true });
  }, [shown, own, target, navigate]);
  return saved;
}
