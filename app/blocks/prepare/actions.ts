import type { PreparedBlock } from '../prepared.ts';
import { parseWithWarning, toExpression } from './expressions.ts';
import { isRecord } from './plain-value.ts';
import type { Preparation } from './preparation.ts';

const events = new Map(
  `click doubleClick mouseEnter mouseLeave mouseOver mouseOut mouseDown mouseUp mouseMove touchStart
  touchEnd touchMove pointerDown pointerUp pointerEnter pointerLeave keyDown keyUp focus blur change
  input submit reset scroll wheel load error play pause ended toggle`
    .split(/\s+/)
    .map((name) => [name, `on${name[0]?.toUpperCase()}${name.slice(1)}`]),
);

/** What happens on events of a block. Source: reference §1.3 `actions`, §9.3. */
export function prepareActions(
  block: Readonly<Record<string, unknown>>,
  preparation: Preparation,
  blockId: string,
): NonNullable<PreparedBlock['actions']> {
  const compiled = isRecord(block.actions) ? block.actions : {};
  const code = isRecord(block.code) && isRecord(block.code.actions) ? block.code.actions : {};
  const declared =
    isRecord(block.meta) && isRecord(block.meta.eventActions) ? block.meta.eventActions : {};
  const names = new Set([...Object.keys(code), ...Object.keys(compiled), ...Object.keys(declared)]);
  return [...names].slice(0, 30).flatMap((name) => {
    const event = events.get(name.replace(/^on([A-Z])/, (_, letter) => letter.toLowerCase()));
    if (!event) {
      preparation.notes.warn(blockId, `the event ${name.slice(0, 40)} is not known`);
      return [];
    }
    const source = compiled[name] ?? code[name];
    const action =
      source === undefined
        ? toExpression(declared[name], 'action', preparation, blockId)
        : parseWithWarning(source, 'action', preparation, blockId);
    return action === undefined ? [] : [[event, action] as const];
  });
}
