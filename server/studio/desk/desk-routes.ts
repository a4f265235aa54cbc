import { Hono } from 'hono';
import { z } from 'zod';
import { type Desk, type DeskOptions, openDesk } from '#services/reservations/embedded/desk.ts';
import { queryOf } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { describeDay } from './describe-day.ts';

/** @throws {StudioError} 409 where reservations are a service elsewhere */
export type GetDesk = () => Promise<Desk>;

/** @param options null: reservations are a service elsewhere */
export const createGetDesk =
  (options: DeskOptions | null): GetDesk =>
  async () => {
    if (options) return openDesk(options);
    throw new StudioError(409, 'elsewhere', 'The reservations of this museum are elsewhere.');
  };

const daySchema = z.strictObject({ date: z.iso.date().optional() });

/** What those at the desk look at: who comes when. */
export const createDeskRoutes = (right: RightGuard, desk: GetDesk) =>
  new Hono<StudioEnv>().get('/', right('reservations.read'), queryOf(daySchema), async (c) =>
    c.json(await describeDay(await desk(), c.req.valid('query').date ?? null)),
  );
