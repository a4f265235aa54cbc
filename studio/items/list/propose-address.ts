/** An address made of a title: `ʻUmi o nā Lani` gives `umi-o-na-lani`. */
export const proposeAddress = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036fʻʼ‘’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
