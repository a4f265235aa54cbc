import type { ComponentType } from 'react';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import type { FormField } from '../../fields/field-props.ts';

type MenuForm = ComponentType<{ readonly field: FormField }>;

const menu: MenuForm = lazyPart(async () => (await import('./MenuField.tsx')).MenuField);
const outline: MenuForm = lazyPart(async () => (await import('./OutlineField.tsx')).OutlineField);

/** Groups that visitors go through as a menu, by type of item and field. */
const forms: Readonly<Record<string, MenuForm>> = {
  'menu_page.cards': menu,
  'menu_page.mobile_cards': outline,
  'home.sections': outline,
  'settings.social_links': outline,
};

/** @param path of the models; null: any other group */
export const menuFormOf = (type: string, path: string): MenuForm | null =>
  forms[`${type}.${path}`] ?? null;
