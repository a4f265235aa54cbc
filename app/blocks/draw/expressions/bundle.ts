/** What pages with expressions need: the interpreter, and checks of what it brings forth. */
export { evaluate } from '../../expressions/evaluate.ts';
export { renderTemplate } from './render-template.ts';
export { resolveBound } from './resolve-bound.ts';
export { toSafeEvent } from './safe-event.ts';
