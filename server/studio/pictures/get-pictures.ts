import { StudioError } from '../room/studio-error.ts';
import { openPicturesRoom, type PicturesRoom, type PicturesRoomOptions } from './pictures-room.ts';

/** @throws {StudioError} 409 where pictures are not kept here */
export type GetPictures = () => PicturesRoom;

/** @param options null: items and their pictures live in a service elsewhere */
export function createGetPictures(options: PicturesRoomOptions | null): GetPictures {
  let room: PicturesRoom | null = null;
  return () => {
    if (!options) {
      throw new StudioError(409, 'elsewhere', 'The pictures of this museum are not kept here.');
    }
    room ??= openPicturesRoom(options);
    return room;
  };
}
