import { museumName } from '#brand/names.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { isEmbeddedPageBuilder } from '../content/content-problems.ts';
import type { Databases } from '../databases/open-databases.ts';
import type { MediaStore } from '../images/media-store.ts';
import type { SiteBuild } from '../pages/render-page.ts';
import type { Log } from '../process/log.ts';
import { listEditorsMedia } from '../services/build-page-builder.ts';
import type { SiteServices } from '../services/build-services.ts';
import type { Settings } from '../settings/settings.ts';
import { createGetDesk } from './desk/desk-routes.ts';
import { createGetItems } from './items/get-items.ts';
import type { RecordItemAct } from './items/item-room.ts';
import { createFindStatus } from './pages/checks/find-status.ts';
import { createOpenPagePreview } from './pages/page-previews.ts';
import { createGetPages } from './pages/page-room.ts';
import { createSiteBlocks } from './pages/site-blocks.ts';
import { createGetPeople } from './people/get-people.ts';
import { createGetPictures } from './pictures/get-pictures.ts';
import { createOpenPreview } from './previews/open-preview.ts';
import { createStudio } from './studio.ts';

export interface StudioParts {
  readonly settings: Settings;
  readonly databases: Pick<Databases, 'content' | 'visitors'>;
  readonly services: Pick<SiteServices, 'contentManagement'>;
  /** Null: reservations are kept elsewhere. */
  readonly reservationsDesk: Parameters<typeof createGetDesk>[0];
  readonly mediaStore: MediaStore;
  readonly log: Log;
  readonly now: () => Date;
  /** Of the site, whose blocks pages are composed of. */
  readonly loadBuild: () => Promise<SiteBuild>;
  /** The output of the studio's build. */
  readonly folder: string;
  /** What visitors would get at an address of the site. */
  readonly askSite: (address: string) => Response | Promise<Response>;
  onPublished(): void;
}

/**
 * The studio by the settings: of what is kept elsewhere it says where.
 * @returns what the app needs of it; null: it is switched off
 */
export function openStudio({
  settings,
  databases,
  services,
  reservationsDesk,
  mediaStore,
  log,
  now,
  loadBuild,
  folder,
  askSite,
  onPublished,
}: StudioParts) {
  if (!settings.hasStudio) return null;
  const { studioOrigin } = settings;
  const hasStudioHost = studioOrigin !== settings.publicOrigin;
  const people = createGetPeople({
    database: databases.visitors,
    origin: studioOrigin,
    hasOwnHost: hasStudioHost,
    sendsMails: settings.mail.smtpUrl !== null,
    openId: settings.openId,
    idleMs: settings.studioIdleMs,
    log,
    now,
  });
  const isWrittenElsewhere = settings.prismic !== null || settings.contentDatabaseReadUrl !== null;
  const written = {
    content: databases.content,
    visitors: databases.visitors,
    now,
    record: (async (...act) => (await people()).audit.record(...act)) satisfies RecordItemAct,
    onPublished,
  };
  const items = createGetItems(
    isWrittenElsewhere
      ? null
      : { ...written, languageCodes: defaultLanguageCodes, timeZone: settings.timeZone },
  );
  const pages = createGetPages(
    !isEmbeddedPageBuilder(settings) || settings.contentDatabaseReadUrl !== null
      ? null
      : {
          ...written,
          findTimeZone: async () => {
            const found = await services.contentManagement.findSettings(defaultLanguage);
            return found?.timeZone ?? settings.timeZone;
          },
          localeCodes: settings.pageBuilder.locales,
          siteOrigin: settings.publicOrigin,
          findStatus: createFindStatus(askSite, settings.publicOrigin),
          ...createSiteBlocks(
            loadBuild,
            {
              allowsCustomCode: settings.pageBuilder.allowsCustomCode,
              fontOrigins: listEditorsMedia(settings),
              // Said before it is published: a form to another host would be sent by nobody.
              allowedHosts: {
                forms: [...settings.pageBuilder.formHosts, new URL(settings.publicOrigin).host],
                requests: settings.pageBuilder.requestHosts,
              },
            },
            async (language) => {
              const found = await services.contentManagement.findSettings(language);
              const links = found?.socialLinks.map(({ network, href }) => [network, href]) ?? [];
              const name = found?.siteName.text ?? museumName[language];
              return { name, address: settings.publicOrigin, links: Object.fromEntries(links) };
            },
          ),
        },
  );
  return {
    studio: createStudio({
      origin: studioOrigin,
      siteOrigin: settings.publicOrigin,
      openIdName: settings.openId?.name ?? null,
      ...{ folder, people, items, pages },
      desk: createGetDesk(reservationsDesk),
      pictures: createGetPictures(
        isWrittenElsewhere
          ? null
          : {
              ...written,
              store: mediaStore,
              onStoreFailed: (error) =>
                log.error({ err: error }, 'the media store did not take an upload'),
              contentFolder: settings.contentFolder,
              uploadsFolder: `${settings.dataFolder}/uploads`,
              items,
            },
      ),
    }),
    studioOrigin: hasStudioHost ? studioOrigin : null,
    openPreview: createOpenPagePreview(
      pages,
      studioOrigin,
      createOpenPreview(items, pages, studioOrigin),
    ),
  };
}
