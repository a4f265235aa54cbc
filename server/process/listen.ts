import type { Server } from 'node:net';
import type { Settings } from '../settings/settings.ts';

/** @returns the address, with the port that was free where the setting is 0; throws when it is taken */
export function listen(server: Server, settings: Pick<Settings, 'port' | 'host'>): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, () => {
      server.off('error', reject);
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : settings.port;
      resolve(
        `http://${settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host}:${port}`,
      );
    });
  });
}
