import type { RichText } from '#services/content-management/contract.ts';
import type { StructuredData } from './structured-data.ts';

const minQuestions = 2;

/**
 * Questions and their answers, where a page really asks them: parts whose heading is a question.
 * @returns null with fewer than two of them
 */
export function toFaqPage(
  parts: readonly { readonly title: string; readonly text: RichText }[],
): StructuredData | null {
  const questions = parts
    .filter(({ title }) => title.trim().endsWith('?'))
    .map(({ title, text }) => ({ title, answer: toPlainText(text) }))
    .filter(({ answer }) => answer !== '');
  if (questions.length < minQuestions) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const toPlainText = ({ blocks }: RichText) =>
  blocks
    .flatMap((block) => {
      if ('items' in block) return block.items.map(({ text }) => text);
      return 'text' in block ? [block.text] : [];
    })
    .join('\n');
