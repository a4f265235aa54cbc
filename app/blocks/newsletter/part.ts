import type { BlockComponent } from '../draw/block-props.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { newsletterBlocks } from './newsletter-block.ts';

export const drawings: Readonly<Record<keyof typeof newsletterBlocks, BlockComponent>> = {
  'Museum:Newsletter': NewsletterForm,
};
