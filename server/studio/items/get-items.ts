import { StudioError } from '../room/studio-error.ts';
import { type ItemRoom, type ItemRoomOptions, openItemRoom } from './item-room.ts';

/** @throws {StudioError} 409 where items are not changed here */
export type GetItems = () => ItemRoom;

/** @param options null: items live in a service elsewhere, or their database is only read here */
export function createGetItems(options: ItemRoomOptions | null): GetItems {
  let opened: ItemRoom | null = null;
  return () => {
    if (!options) {
      throw new StudioError(409, 'elsewhere', 'The items of this museum are not changed here.');
    }
    opened ??= openItemRoom(options);
    return opened;
  };
}
