import { Hono } from 'hono';
import type { SharedPictures } from '../images/shared-pictures.ts';
import type { SiteWork } from '../limits/site-work.ts';
import type { LocaleFile } from '../pages/locale-files.ts';
import type { Log } from '../process/log.ts';
import type { SiteServices } from '../services/build-services.ts';
import { createPictureFinder } from './find-picture.ts';
import { imageServer } from './image-server.ts';
import { presentationServer } from './presentation-server.ts';

export interface IiifDependencies {
  readonly publicOrigin: string;
  readonly services: Pick<SiteServices, 'objectCollection' | 'contentManagement'>;
  readonly localeFiles: ReadonlyMap<string, LocaleFile>;
  /** The delivered pictures. */
  readonly imagesFolder: string;
  /** Larger files of them, under the same path and name. */
  readonly mastersFolders: readonly string[];
  readonly cacheFolder: string;
  /** What other machines made. */
  readonly shared?: SharedPictures | null | undefined;
  readonly work: Pick<SiteWork, 'pages' | 'pictures' | 'pyramids'>;
  readonly log: Log;
}

/** The collection as other museums' viewers see it: images, manifests, collections. */
export function iiif(dependencies: IiifDependencies): Hono {
  const { publicOrigin, services, localeFiles, cacheFolder, work, log } = dependencies;
  const { objectCollection, contentManagement } = services;
  const pictures = createPictureFinder({
    objectCollection,
    imagesFolder: dependencies.imagesFolder,
    mastersFolders: dependencies.mastersFolders,
  });
  const presentation = presentationServer({
    publicOrigin,
    objectCollection,
    contentManagement,
    localeFiles,
    pictures,
    queue: work.pages,
  });
  return new Hono()
    .all('/manifests/*', presentation)
    .all('/collections', presentation)
    .all('/collections/*', presentation)
    .all(
      '/*',
      imageServer({ publicOrigin, pictures, cacheFolder, shared: dependencies.shared, work, log }),
    );
}
