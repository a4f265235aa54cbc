import { z } from 'zod';
import type { SeenAudiences } from '#shared/page-builder/editing/audiences.ts';

const schema = z.record(z.string().max(200), z.int().min(0).max(1_000));

/** What is no JSON, or says something else, shows what is for everybody else. */
export function parseSeenAudiences(text: string): SeenAudiences {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
