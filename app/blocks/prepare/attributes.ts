import type { Language } from '#shared/languages/languages.ts';
import { readShown } from '#shared/page-builder/editing/localized.ts';
import { toAttribute } from '../values/attribute-values.ts';
import type { Notes } from './limits.ts';
import { isRecord } from './plain-value.ts';

const refused =
  /^(on.*|style|class|classname|srcdoc|key|ref|children|dangerouslysetinnerhtml|is|slot|form|formaction|action|ping|background|xmlns.*|xlink.*|suppress.*|default(value|checked)|builder-.*|nonce|integrity|http-equiv|manifest|code|codebase|archive|data|(inner|outer)(html|text)|textcontent|nodevalue|shadowroot.*)$/i;

export const isAttributeAllowed = (name: string) =>
  /^[a-zA-Z][\w-]{0,60}$/.test(name) && !refused.test(name);

/** Attributes whose names React writes in its own way. */
const reactNames = new Map(
  `accessKey autoComplete autoFocus autoPlay colSpan contentEditable crossOrigin dateTime encType
  enterKeyHint fetchPriority frameBorder hrefLang inputMode itemID itemProp itemRef itemScope itemType
  maxLength minLength noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcLang srcSet
  tabIndex useMap allowFullScreen htmlFor`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

export function toReactName(name: string): string {
  const lower = name.toLowerCase();
  if (lower === 'for') return 'htmlFor';
  return reactNames.get(lower) ?? (/^(aria|data)-/.test(lower) || name === lower ? lower : name);
}

/** Attributes of an element, by React's names; addresses checked, handlers and styles left out. */
export function prepareAttributes(
  properties: unknown,
  language: Language,
  notes: Notes,
  blockId: string,
): Record<string, string | boolean> {
  const attributes: Record<string, string | boolean> = {};
  if (!isRecord(properties)) return attributes;
  for (const [name, given] of Object.entries(properties).slice(0, 60)) {
    const value = readShown(given, language);
    if (!isAttributeAllowed(name) || value === null || value === undefined || value === '') {
      // `class` and `style` have places of their own.
      if (/^on/i.test(name)) notes.warn(blockId, `the attribute ${name} is left out`);
      if (!(value === '' && isAttributeAllowed(name))) continue;
    }
    const checked = toAttribute(name, value, language);
    if (checked === undefined) notes.warn(blockId, `the attribute ${name} is left out`);
    else attributes[toReactName(name)] = checked;
  }
  return attributes;
}
