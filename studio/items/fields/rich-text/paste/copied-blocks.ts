import type { TextBlock } from '../text-block.ts';

/** Far more than anybody copies before pasting. */
const maxBlocks = 200;

const blocks = new Map<string, TextBlock>();

/**
 * Keeps a block that is copied whole and gives it a name. What is pasted from elsewhere knows no
 * such name, so that no page can bring in blocks that editors cannot make.
 */
export function rememberBlock(block: TextBlock): string {
  const name = crypto.randomUUID();
  blocks.set(name, block);
  const [oldest] = blocks.keys();
  if (blocks.size > maxBlocks && oldest) blocks.delete(oldest);
  return name;
}

export const recallBlock = (name: string): TextBlock | null => blocks.get(name) ?? null;
