import { expect, test } from 'vitest';
import { block, component } from '../show-entry.test-support.tsx';
import { prepare } from './prepare.test-support.ts';

test('styles become rules of one sheet, narrower ones later', () => {
  const { css } = prepare({
    blocks: [
      block({
        id: 'builder-1',
        responsiveStyles: {
          xsmall: { top: '1px' },
          small: { top: '2px' },
          large: { marginTop: '4px', color: 'red;}' },
          medium: { top: '3px' },
        },
      }),
    ],
  });
  expect(css).toBe(
    '.builder-1{margin-top:4px}\n' +
      '@media (max-width:991px){.builder-1{top:3px}}\n' +
      '@media (max-width:640px){.builder-1{top:2px}}',
  );
});

test('an entry may have widths of its own; the narrowest only where it is given', () => {
  const styles = { small: { top: '2px' }, medium: { top: '3px' }, xsmall: { top: '1px' } };
  const blocks = [block({ id: 'builder-1', responsiveStyles: styles })];
  const { css, content } = prepare(
    { blocks },
    { breakpoints: { medium: 1100, small: 500, xsmall: 200 } },
  );
  expect(css.match(/max-width:\d+/g)).toEqual(['max-width:1100', 'max-width:500', 'max-width:200']);
  expect(content.breakpoints).toEqual({ medium: 1100, small: 500, xsmall: 200 });
  const half = prepare({ blocks }, { breakpoints: { medium: 1100, small: null, xsmall: null } });
  expect(half.css.match(/max-width:\d+/g)).toEqual(['max-width:991', 'max-width:640']);
});

test('two blocks of one id keep their own looks', () => {
  const { content, css } = prepare({
    blocks: [
      block({ id: 'builder-1', responsiveStyles: { large: { color: 'red' } } }),
      block({ id: 'builder-1', responsiveStyles: { large: { color: 'blue' } } }),
      block({ id: 'builder-1', responsiveStyles: { large: { color: 'red' } } }),
    ],
  });
  const other = content.blocks[1]?.className.split(' ').at(-1);
  expect(css).toBe(`.builder-1{color:red}\n.${other}{color:blue}`);
  expect(content.blocks[2]?.className).toBe(content.blocks[0]?.className);
});

test('an animation starts from its first step, only for visitors who want motion', () => {
  const { content, css } = prepare({
    blocks: [
      block({
        id: 'builder-1',
        animations: [
          {
            trigger: 'scrollInView',
            steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
            duration: 0.5,
            delay: 0.2,
            easing: 'easeInOut',
            thresholdPercent: 20,
            repeat: true,
          },
          { trigger: 'hover', steps: [{ styles: {} }, { styles: { scale: '1.1' } }] },
        ],
      }),
    ],
  });
  expect(content.blocks[0]?.animation).toEqual({
    trigger: 'scrollInView',
    threshold: 0.2,
    isRepeated: true,
    duration: 0.5,
    delay: 0.2,
  });
  expect(css).toContain('.builder-1:hover{scale:1.1}');
  const start = css.split('\n').find((rule) => rule.includes('opacity:0'));
  expect(start).toMatch(
    /^@media \(prefers-reduced-motion:no-preference\) and \(scripting:enabled\)/,
  );
  expect(start).toContain('transition:all 0.5s ease-in-out 0.2s');
});

test('what expressions set of an animation is left to the drawing, by paths that lead nowhere else', () => {
  const { content, css, warnings } = prepare({
    blocks: [
      block({
        id: 'builder-1',
        bindings: {
          'animations.0.delay': 'state.wait',
          'animations.0.__proto__.x': '1',
          'animations.99999999.delay': '1',
          animations: 'state.all',
        },
        animations: [{ trigger: 'pageLoad', steps: [{ styles: { opacity: '0' } }], delay: 1 }],
      }),
    ],
  });
  const [moved] = content.blocks;
  expect(moved?.animation).toBeUndefined();
  expect(moved?.bind?.animations).toEqual([
    [
      ['0', 'delay'],
      ['.', ['$', 'state'], 'wait'],
    ],
  ]);
  expect(moved?.animations).toHaveLength(1);
  expect(css).not.toContain('opacity');
  expect(warnings.map(({ message }) => message)).toEqual([
    'animations.0.__proto__.x cannot be bound',
    'animations.99999999.delay cannot be bound',
    'animations cannot be bound',
  ]);
});

test('a place in a list far beyond any list cannot be bound, so that no list grows by it', () => {
  const { warnings } = prepare({
    blocks: [
      component(
        'Symbol',
        { symbol: { data: { list: [] } } },
        { id: 'builder-1', bindings: { 'component.options.symbol.data.list.999999999': '1' } },
      ),
    ],
  });
  expect(warnings.map(({ message }) => message)).toContain(
    'component.options.symbol.data.list.999999999 cannot be bound',
  );
});
