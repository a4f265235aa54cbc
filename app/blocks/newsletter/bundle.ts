import type { Drawings } from '../draw/block-props.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { newsletterBlocks } from './newsletter-block.ts';

export const drawings: Drawings<typeof newsletterBlocks> = {
  'Museum:Newsletter': NewsletterForm,
};
