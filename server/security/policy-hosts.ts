import {
  listEditorsMedia,
  listPageBuilderOrigins,
  toPageBuilderSite,
} from '../services/build-page-builder.ts';
import type { Settings } from '../settings/settings.ts';
import type { PolicyHosts } from './content-security-policy.ts';

/**
 * Whom visitors' browsers may ask beside this site, as the settings say.
 * @param pictureHosts origins of pictures of a real content management service
 */
export function toPolicyHosts(settings: Settings, pictureHosts: readonly string[]): PolicyHosts {
  const { connections, forms } = listPageBuilderOrigins(toPageBuilderSite(settings));
  const objectPictures = settings.objectPictureHosts.map((host) => `https://${host}`);
  return {
    images: [...pictureHosts, ...objectPictures],
    editorsMedia: listEditorsMedia(settings),
    // An image service of another house is asked what it has.
    connections: [...connections, ...objectPictures],
    forms,
    upgradeInsecureRequests: settings.publicOrigin.startsWith('https:'),
  };
}
