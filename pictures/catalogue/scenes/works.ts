import type { Picture } from '../../surface/mount.ts';
import { architecture } from '../objects/architecture.ts';
import { carpets } from '../objects/carpets.ts';
import { cloths } from '../objects/cloths.ts';
import { roomPanels } from '../objects/room-panels.ts';
import { rugs } from '../objects/rugs.ts';

/** A work of the collection that hangs or lies in a room. */
export async function work(slug: string): Promise<Picture> {
  const found = [...architecture, ...carpets, ...cloths, ...roomPanels, ...rugs].find(
    (one) => one.slug === slug,
  );
  if (!found) throw new Error(`The catalogue has no work ${slug}.`);
  return found.draw(slug);
}
