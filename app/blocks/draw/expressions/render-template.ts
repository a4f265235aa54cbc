import type { Language } from '#shared/languages.ts';
import type { Template } from '../../prepared.ts';
import { tryEvaluate } from '../contexts.ts';
import type { Names } from './evaluate.ts';
import { toSafeHtml } from './safe-html.ts';

/** An editor's HTML, cleaned before, with the values of the expressions in it. */
export const renderTemplate = (html: Template, names: Names, language: Language): string =>
  html
    .map((part) =>
      typeof part === 'string' ? part : toSafeHtml(tryEvaluate(part[0], names), language),
    )
    .join('');
