import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { ContentVersion } from '../content/content-version.ts';
import type { SiteServices } from '../services/build-services.ts';

/** A list of everything that changed may be long; nothing of it is used. */
const maxBodyBytes = 256 * 1024;

/** The content management service puts the secret into the body; it signs nothing. */
const hookSchema = z.object({ secret: z.string() });

export interface ContentHooksDependencies {
  readonly services: Pick<SiteServices, 'contentManagement' | 'pageBuilder'>;
  readonly contentVersion: Pick<ContentVersion, 'refresh'>;
  /** The secret that services send with each call. Null: no call is accepted. */
  readonly secret: string | null;
  /** Tells the other processes of the machine. Absent: there are none. */
  readonly tellChange?: (() => void) | undefined;
}

/**
 * `POST /hooks/content`: a real service says that something was published. The secret comes as
 * `secret` in a JSON body (Prismic) or as `Authorization: Bearer …` (a header of a Builder.io hook).
 * The call is only a hint: the site then fetches the versions again, and pages follow them.
 */
export function contentHooks({
  services,
  contentVersion,
  secret,
  tellChange,
}: ContentHooksDependencies): Hono {
  return new Hono().post('/content', bodyLimit({ maxSize: maxBodyBytes }), async (c) => {
    c.header('Cache-Control', 'no-store');
    if (secret === null) return c.text('No webhook is configured for this address.', 404);
    const given = findSecret(c.req.header('Authorization'), await c.req.text());
    if (given === null || !isEqual(given, secret)) return c.text('The secret is wrong.', 403);
    services.contentManagement.expectChange();
    services.pageBuilder.expectChange();
    tellChange?.();
    await contentVersion.refresh();
    return c.body(null, 204);
  });
}

function findSecret(authorization: string | undefined, body: string): string | null {
  const bearer = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (bearer) return bearer;
  try {
    return hookSchema.parse(JSON.parse(body)).secret;
  } catch {
    return null;
  }
}

/** Takes as long whatever was given. */
function isEqual(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
