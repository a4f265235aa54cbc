import type { SyntheticEvent } from 'react';

/** What an action may know of an event: values, nothing of the document. */
export function toSafeEvent(event: SyntheticEvent) {
  const { key, clientX, clientY } = event.nativeEvent as Partial<KeyboardEvent & MouseEvent>;
  return {
    type: event.type,
    key,
    clientX,
    clientY,
    target: toTarget(event.target),
    currentTarget: toTarget(event.currentTarget),
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
  };
}

function toTarget(target: EventTarget) {
  const { value, checked, name, id, type } = target as Partial<HTMLInputElement>;
  return { value, checked, name, id, type };
}
