import type { ItemLink, Picture } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';

interface Partner {
  readonly name: string;
  readonly logo: Picture | null;
  readonly link: ItemLink | null;
}

/** Sponsors of an exhibition, partners of a convening. */
export const toPartners = (item: ItemReader, group: string): Partner[] =>
  item.rows(group).flatMap((row) => {
    const name = row.plain('name');
    return name ? [{ name, logo: row.picture('logo'), link: row.link('link') }] : [];
  });
