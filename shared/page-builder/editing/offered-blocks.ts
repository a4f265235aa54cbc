/** Only make sense inside of others, or with what the editor does not set. */
const notOffered = new Set([
  ...['Slot', 'Symbol', 'Raw:Img', 'Custom Code'],
  ...['Fragment', 'Builder:StateProvider', 'Builder:RawText', 'Core:Router'],
]);

export const isOffered = (name: string): boolean => !notOffered.has(name);

/** Of the picture of a block: `builder-tabs` for `Builder: Tabs`. */
export const toPictureName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');
