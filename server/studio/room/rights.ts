import type { MiddlewareHandler } from 'hono';
import { hasRight, type Person, type Right } from '#shared/studio/rights.ts';
import { createCallShare } from './call-share.ts';

export interface StudioVariables {
  readonly person: Person;
}

export type StudioEnv = { Variables: StudioVariables };

/** Who calls, by the session of the request; null: nobody who is signed in. */
export type FindPerson = (request: Request) => Promise<Person | null>;

/** The calls that name a right carry it here, so that a test can walk all routes. */
const rightOf = new WeakMap<MiddlewareHandler, Right | 'open'>();

/** The right that a handler asks for; `open`: none, and says so; undefined: it asks for none. */
export const readRight = (handler: MiddlewareHandler): Right | 'open' | undefined =>
  rightOf.get(handler);

/** Stands where a right would, in the few calls of those who have no account yet. */
export const openToAll: MiddlewareHandler = (_, next) => next();
rightOf.set(openToAll, 'open');

export type RightGuard = ReturnType<typeof createRightGuard>;

/**
 * Lets only those call who have the right: 401 for nobody, 403 for somebody without it.
 * @param share in which calls are answered, person by person
 * @returns the guard of one route, which then finds the caller in `c.var.person`
 */
export function createRightGuard(findPerson: FindPerson, share = createCallShare()) {
  return (right: Right): MiddlewareHandler<StudioEnv> => {
    const guard: MiddlewareHandler<StudioEnv> = async (c, next) => {
      const person = await findPerson(c.req.raw);
      if (!person) return refuse(c.json, 401, 'signed-out', 'Sign in to the studio first.');
      if (!hasRight(person, right)) {
        return refuse(c.json, 403, 'no-right', 'Your role does not allow this.');
      }
      c.set('person', person);
      return share(person.id, next);
    };
    rightOf.set(guard as MiddlewareHandler, right);
    return guard;
  };
}

const refuse = (
  json: (body: object, status: 401 | 403) => Response,
  status: 401 | 403,
  code: string,
  message: string,
) => json({ error: { code, message } }, status);
