import type { TourHotSpot, TourRoom } from '#services/content-management/contract.ts';
import type { FieldReader } from '../../fields/field-reader.ts';
import { type ItemReader, readLinked } from '../../fields/item-reader.ts';
import { orUid } from '../parts/to-item-reference.ts';

/** A room without a panorama is not part of the tour; the panorama stands in for a flat picture. */
export function toTourRoom(item: ItemReader): TourRoom | null {
  const panorama = item.picture('panorama');
  if (!panorama) return null;
  return {
    id: item.id,
    uid: item.uid,
    name: orUid(item, item.text('name')),
    description: item.richText('description'),
    panorama,
    image: item.picture('image') ?? panorama,
    startYaw: toTurn(item.shared.number('start_yaw') ?? 0),
    hotSpots: item.rows('hot_spots').flatMap((row) => toHotSpot(row) ?? []),
    plan: toPlan(item.shared),
  };
}

function toHotSpot(row: FieldReader): TourHotSpot | null {
  const yaw = row.number('yaw');
  const pitch = row.number('pitch');
  if (yaw === null || pitch === null) return null;
  const label = row.text('label');
  const text = row.text('text');
  const roomUid = readLinked(row, 'room', ['tour_room'])?.uid ?? null;
  const objectId = row.plain('object_id');
  // Neither a way nor a word: nothing would happen.
  if (!roomUid && !objectId && !(label && text)) return null;
  const upright = Math.min(90, Math.max(-90, pitch));
  return { yaw: toTurn(yaw), pitch: upright, roomUid, objectId, label, text };
}

/** −180 to 180. */
const toTurn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function toPlan(shared: FieldReader): TourRoom['plan'] {
  const [x, y, width, height] = ['plan_x', 'plan_y', 'plan_width', 'plan_height'].map((name) =>
    shared.number(name),
  );
  if (x == null || y == null || width == null || height == null) return null;
  return width > 0 && height > 0
    ? {
        kind: shared.choice('plan_kind', ['room', 'court', 'terrace']) ?? 'room',
        x,
        y,
        width,
        height,
      }
    : null;
}
