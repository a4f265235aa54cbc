// Contents as spaces may hold them: every shape that the page builder's own types allow, with what no editor
// of ours knows between them. The same for the same seed.

type Random = (below: number) => number;
type Tree = Record<string, unknown>;

function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

const words = ['tile', 'garden', 'water', 'cedar', 'kapa', 'azulejo', 'ʻōhiʻa', 'نور', '🌺'];

/** @param depth of boxes around the block */
function createBlock(random: Random, number: () => number, depth: number): Tree {
  const pick = <One>(list: readonly One[]): One => list[random(list.length)] as One;
  const some = (share: number) => random(100) < share;
  const say = () => `${pick(words)} ${pick(words)} ${number()}`;
  const spoken = (value: string): unknown =>
    some(30)
      ? {
          '@type': '@builder.io/core:LocalizedValue',
          ...{ Default: value, es: `es ${value}` },
          ...(some(40) && { 'fr-FR': 'inconnu' }),
        }
      : value;
  const blocks = (most: number): Tree[] =>
    depth > 3
      ? []
      : Array.from({ length: random(most + 1) }, () => createBlock(random, number, depth + 1));
  const components: readonly (() => Tree)[] = [
    () => ({ name: 'Text', options: { text: spoken(`<p>${say()}</p>`) } }),
    () => ({ name: 'Core:Button', options: { text: spoken(say()), link: '/visit' } }),
    () => ({ name: 'Museum:Quote', options: { quote: spoken(say()), later: { kept: [1] } } }),
    () => ({ name: 'Image', options: { image: '/images/x.webp', altText: spoken(say()) } }),
    () => ({
      name: 'Columns',
      options: {
        ...{ space: random(40), stackColumnsAt: pick(['tablet', 'mobile', 'never']) },
        columns: Array.from({ length: 1 + random(3) }, () => ({
          blocks: blocks(2),
          ...(some(30) && { width: 1 + random(60), newField: null }),
        })),
      },
    }),
    () => ({
      name: 'Builder:Accordion',
      options: { items: [{ title: blocks(1), detail: blocks(2) }], oneAtATime: some(50) },
    }),
    () => ({
      name: 'PersonalizationContainer',
      options: {
        previewingIndex: random(3),
        variants: Array.from({ length: random(3) }, (_, position) => ({
          name: `group ${position}`,
          query: [{ property: pick(['device', 'age']), operator: 'is', value: say() }],
          ...(some(40) && { startDate: '2026-01-01T00:00:00.000Z' }),
          blocks: blocks(2),
        })),
      },
    }),
    () => ({
      name: 'Symbol',
      options: { symbol: { model: 'symbol', entry: `e${number()}`, data: { title: say() } } },
    }),
    () => ({ name: `Their:Block${random(5)}`, options: { anything: [say(), { deep: say() }] } }),
    () => ({
      name: 'Form:Form',
      options: { sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'desk@museum.example' },
    }),
  ];
  return {
    '@type': '@builder.io/sdk:Element',
    ...(some(90) && { '@version': 2 }),
    ...(some(85) && { id: `builder-${number()}` }),
    ...(some(20) && { layerName: say(), tagName: pick(['div', 'section', 'a']) }),
    ...(some(85) ? { component: pick(components)() } : { children: blocks(3) }),
    ...(some(30) && {
      responsiveStyles: { large: { marginTop: `${random(40)}px` }, small: { display: 'flex' } },
    }),
    ...(some(15) && {
      bindings: { 'component.options.text': pick(['state.a.b', 'state.list[0]', 'x => x', '1 +']) },
      code: { bindings: { 'component.options.text': 'return state.a.b' } },
    }),
    ...(some(10) && { repeat: { collection: pick(['state.list', 'state.none', 'state.']) } }),
    ...(some(10) && { actions: { click: 'state.n += 1' }, meta: { eventActions: { click: [] } } }),
    ...(some(10) && { animations: [{ trigger: 'scrollInView', animation: 'fadeIn', steps: [] }] }),
    ...(some(10) && { theirField: { nested: [null, true, { x: 1 }] } }),
  };
}

export function createRandomContents(count: number) {
  return Array.from({ length: count }, (_, position) => {
    const random = createRandom(position + 1);
    let made = 0;
    const number = () => ++made;
    const blocks = () =>
      Array.from({ length: 1 + random(6) }, () => createBlock(random, number, 0));
    const data: Tree = {
      title: `Content ${position}`,
      blocks: blocks(),
      ...(random(3) === 0 && { state: { a: { b: 'c' }, list: [{ n: 1 }], deviceSize: 'large' } }),
      ...(random(4) === 0 && { inputs: [{ name: 'list', type: 'list', defaultValue: [] }] }),
      ...(random(4) === 0 && { cssCode: '& p { color: red }', customFonts: [] }),
      ...(random(4) === 0 && { httpRequests: { got: 'https://api.example/x' }, themeId: false }),
    };
    return {
      ...{ id: `random-${position}`, name: `random content ${position}`, ownerId: 'space' },
      query: [{ '@type': '@builder.io/core:Query', property: 'city', operator: 'is', value: [1] }],
      data,
      variations:
        random(3) === 0
          ? {
              v: { id: 'v', name: 'B', testRatio: 0.4, data: { blocks: blocks() }, meta: { x: 1 } },
            }
          : {},
      ...{
        meta: { kind: 'page', breakpoints: { small: 500, medium: 900 } },
        stage: 'own',
        rev: 'r',
      },
    };
  });
}
