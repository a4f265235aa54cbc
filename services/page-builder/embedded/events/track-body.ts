import { z } from 'zod';
import { ApiError } from '../api-error.ts';

const identifier = z.string().min(1).max(200);

/** The value of a conversion. Larger ones would spoil all sums, and no database can add them up. */
const amount = z.number().min(-1e9).max(1e9).nullish().catch(null);

/** The body of `POST /api/v1/track`. Fields that are not counted are ignored. Source: reference §11. */
const body = z.object({
  events: z
    .array(
      z.object({
        type: z.string().min(1).max(100),
        data: z.looseObject({
          contentId: identifier.nullish().catch(null),
          variationId: identifier.nullish().catch(null),
          ownerId: identifier.nullish().catch(null),
          sessionId: identifier.nullish().catch(null),
          visitorId: identifier.nullish().catch(null),
          amount,
          userAttributes: z
            .looseObject({ urlPath: z.string().nullish().catch(null) })
            .nullish()
            .catch(null),
          metadata: z
            .looseObject({ url: z.string().nullish().catch(null), amount })
            .nullish()
            .catch(null),
        }),
      }),
    )
    .max(100),
});
export type TrackEvent = z.infer<typeof body>['events'][number];

/** @throws {ApiError} 400 */
export function parseTrackBody(bytes: Uint8Array): readonly TrackEvent[] {
  let raw: unknown;
  try {
    raw = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ApiError(400, 'The body must be JSON: {"events":[{"type":"…","data":{…}}]}.');
  }
  const parsed = body.safeParse(raw);
  if (parsed.success) return parsed.data.events;
  const [issue] = parsed.error.issues;
  throw new ApiError(400, `${issue?.path.join('.')}: ${issue?.message}.`);
}
