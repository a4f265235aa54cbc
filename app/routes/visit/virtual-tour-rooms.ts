import type { ObjectCardContent } from '#app/components/cards/ObjectCard.tsx';
import {
  type ObjectWords,
  toObjectCardContent,
} from '#app/components/cards/object-card-content.ts';
import type { Picture, RichText, TourRoom } from '#services/content-management/contract.ts';
import type { ObjectSummary } from '#services/object-collection/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** A room as the screen draws it, in the viewer, on the plan and in the list. */
export interface RoomView {
  readonly uid: string;
  readonly name: LocalizedText;
  readonly description: RichText | null;
  readonly image: Picture;
  /** A quarter turn to either side, cut out of the panorama: what stands on the stage before one enters. */
  readonly poster: Picture;
  readonly panorama: Pick<Picture, 'src' | 'width'>;
  /** Degrees, as all angles here. */
  readonly startYaw: number;
  readonly plan: TourRoom['plan'];
  readonly spots: readonly SpotView[];
}

/** The middle half of a panorama either way; the walls of it are hardly bent yet. */
function toPoster(panorama: Picture): Picture {
  const [width, height] = [Math.round(panorama.width / 2), Math.round(panorama.height / 2)];
  const rect = [width / 2, height / 2, width, height].map(Math.round).join(',');
  const [path = ''] = panorama.src.split('?');
  return { ...panorama, src: `${path}?rect=${rect}`, width, height };
}

/** Id of a room's entry in the list. */
export const toRoomId = (uid: string): string => `room-${uid}`;

interface SpotPlace {
  readonly yaw: number;
  readonly pitch: number;
  readonly label: LocalizedText;
}

export type SpotView =
  | (SpotPlace & { readonly kind: 'room'; readonly uid: string })
  | (SpotPlace & { readonly kind: 'object'; readonly object: ObjectCardContent })
  | (SpotPlace & { readonly kind: 'text'; readonly text: LocalizedText });

/** Ids of all objects that stand in the rooms, each once. */
export const listObjectIds = (rooms: readonly TourRoom[]): string[] => [
  ...new Set(rooms.flatMap(({ hotSpots }) => hotSpots.flatMap(({ objectId }) => objectId ?? []))),
];

/**
 * Rooms with what their hot spots lead to; one that leads to nothing that is there is left out.
 */
export function toRoomViews(
  rooms: readonly TourRoom[],
  objects: readonly ObjectSummary[],
  language: Language,
  words: ObjectWords,
): RoomView[] {
  const byUid = new Map(rooms.map((room) => [room.uid, room]));
  const byId = new Map(objects.map((object) => [object.id, object]));
  return rooms.map(({ uid, name, description, image, panorama, startYaw, plan, hotSpots }) => ({
    uid,
    name,
    description,
    image,
    poster: toPoster(panorama),
    panorama: { src: panorama.src, width: panorama.width },
    startYaw,
    plan,
    spots: hotSpots.flatMap(({ yaw, pitch, roomUid, objectId, label, text }): SpotView[] => {
      const place = { yaw, pitch };
      const target = roomUid && byUid.get(roomUid);
      if (target) return [{ ...place, kind: 'room', uid: target.uid, label: label ?? target.name }];
      const known = objectId && byId.get(objectId);
      if (known) {
        const object = toObjectCardContent(known, language, words);
        return [{ ...place, kind: 'object', object, label: label ?? object.title }];
      }
      return label && text ? [{ ...place, kind: 'text', label, text }] : [];
    }),
  }));
}

/**
 * The first view direction in a room: away from the door that was used.
 * @param from uid of the room one comes from; null: nobody walked
 */
export function chooseFirstYaw(room: RoomView, from: string | null): number {
  const door = room.spots.find((spot) => spot.kind === 'room' && spot.uid === from);
  return door ? door.yaw + 180 : room.startYaw;
}
