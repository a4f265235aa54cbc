import { readdirSync } from 'node:fs';

/** The screens with a finished design, with an item of the demo content where one is needed. */
export function listFinishedPaths(): string[] {
  return [
    '/',
    '/what-we-do',
    '/whats-on',
    '/collection',
    '/about',
    '/visit',
    '/whats-on/exhibitions',
    '/whats-on/exhibitions/explore-all',
    `/whats-on/exhibitions/${firstName('documents/exhibition')}`,
    '/collection/explore-the-collection',
    `/objects/${firstName('objects')}`,
    '/typography',
  ];
}

/** An address that the site does not have. */
export const unknownPath = '/there-is-no-such-page';

/** Every address of the site, with the first item of the demo content where one is needed. */
export async function listAllPaths(): Promise<string[]> {
  const { default: routes } = await import('../app/routes.ts');
  const samples: [pattern: RegExp, folder: string][] = [
    [/^what-we-do\/residencies\/:id$/, 'documents/resident'],
    [/^what-we-do\/artists\/:id$/, 'documents/artist'],
    [/^what-we-do\/convenings\/:id$/, 'documents/convening'],
    [/^what-we-do\/events\/:id$/, 'documents/event'],
    [/^whats-on\/exhibitions\/:uid$/, 'documents/exhibition'],
    [/^whats-on\/public-programs\/:id$/, 'documents/public_program'],
    [/^about\/news\/:uid$/, 'documents/news'],
    [/^about\/careers\/:uid$/, 'documents/career'],
    [/^objects\/:id/, 'objects'],
  ];
  const english = routes.filter(
    ({ id, file }) => id?.startsWith('en/') && !file.includes('/redirects/'),
  );
  return english.flatMap(({ path = '' }) => {
    if (!/[:*]/.test(path)) return [`/${path}`];
    if (path === '*') return [unknownPath];
    const folder = samples.find(([pattern]) => pattern.test(path))?.[1];
    const name = folder && firstName(folder);
    return name ? [`/${path.replace(/\/:slug\?/, '').replace(/:\w+/, name)}`] : [];
  });
}

function firstName(folder: string): string {
  try {
    return readdirSync(`content/${folder}`).sort()[0]?.replace('.json', '') ?? '';
  } catch {
    return '';
  }
}
