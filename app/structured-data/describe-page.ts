import type { RouterContextProvider } from 'react-router';
import {
  languageContext,
  optionalContext,
  servicesContext,
  siteContext,
} from '#app/request-context.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Museum } from './places.ts';
import { describeToMachines, type StructuredData } from './structured-data.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Tells machines of an item with its page.
 * @param path of the page, without language prefix
 * @param toThings what there is to say, made with the page's whole address and the house's own facts
 */
export async function describePage(
  context: Context,
  path: string,
  toThings: (
    url: string,
    museum: Museum,
  ) => StructuredData | null | readonly (StructuredData | null)[],
): Promise<void> {
  const { publicOrigin } = context.get(siteContext);
  const language = context.get(languageContext);
  // The service keeps its answer; the loader of the frame has asked it already.
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const settings = await optional(contentManagement.findSettings(language), null);
  const things = toThings(publicOrigin + localizePath(path, language), { publicOrigin, settings });
  describeToMachines(context, ...(Array.isArray(things) ? things : [things]));
}
