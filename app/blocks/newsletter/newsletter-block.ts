import { grounds } from '#app/design/accents.ts';
import type { BlockDefinition } from '../definition.ts';
import { one } from '../input-shorthands.ts';
import { defineLoadingBlock } from '../options-of.ts';

interface LoadedNewsletter {
  /** The page's token of the guard, the same for everybody. */
  readonly token: string;
}

/** The newsletter's form in place; in a part of its own, since few pages have it. */
export const newsletterBlocks = {
  'Museum:Newsletter': defineLoadingBlock(
    {
      friendlyName: 'Newsletter',
      description:
        'The form to subscribe: address, language and consent. Names and topics are on the page of the newsletter.',
      hasDefaults: true,
      inputs: [
        { name: 'title', type: 'string' },
        { name: 'text', type: 'longText' },
        one('ground', grounds, 'accent-mist'),
      ],
    },
    async (_, { formGuard }): Promise<LoadedNewsletter> => ({
      token: await formGuard.sharedToken(),
    }),
  ),
} as const satisfies Readonly<Record<string, BlockDefinition>>;
