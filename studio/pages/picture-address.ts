/** Whether an editor's words may be asked for as a picture: of this site, or encrypted from another one. */
export const isPictureAddress = (address: string): boolean => /^(?:https:|\/)/.test(address);
