import { Hono } from 'hono';
import type { GetItems } from '../items/get-items.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { describeHome } from './describe-home.ts';

/** The studio's first screen, for those who see items. */
export const createHomeRoutes = (right: RightGuard, items: GetItems) =>
  new Hono<StudioEnv>().get('/', right('items.read'), async (c) =>
    c.json(await describeHome(items(), c.var.person)),
  );
