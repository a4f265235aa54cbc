import { block, type Case, component, localized, styled, symbol, text } from './shorthands.ts';

const bound = (id: string, expression: string, rest = {}) =>
  text(id, 'As written', { bindings: { 'component.options.text': expression }, ...rest });

const rooms = [
  { name: 'Damascus', objects: [{ title: 'Tile' }, { title: 'Lamp' }] },
  { name: 'Isfahan', objects: [{ title: 'Carpet' }] },
  { name: 'Granada', objects: [] },
];

/** Contents about state, expressions, repeats and conditions. */
export const stateContents: readonly Case[] = [
  {
    name: 'values that the site’s own program passes in',
    after: ['external-data'],
    passed: { rooms, museum: { name: 'Hale Girih' }, own: 'passed' },
    data: {
      state: { own: 'the content’s' },
      blocks: [
        bound('name', '"Welcome to " + state.museum.name'),
        bound('own', 'state.own'),
        text('room', '{{state.roomsItem.name}}', { repeat: { collection: 'state.rooms' } }),
      ],
    },
  },
  {
    name: 'values of the state in texts, links and styles',
    after: ['content-bindings', 'data-binding-styles', 'state-binding', 'ssr-binding'],
    data: {
      state: {
        title: 'Bound title',
        color: 'rgb(0, 100, 50)',
        link: '/visit',
        deep: { list: [{ t: 'third' }] },
        width: '55%',
      },
      blocks: [
        bound('title', 'state.title', { ...styled({ color: 'red' }) }),
        bound('compiled', 'var _virtual_index=state.deep.list[0].t;return _virtual_index'),
        text('styled', 'Coloured', {
          ...styled({ padding: '3px' }),
          bindings: { 'style.color': 'state.color', 'responsiveStyles.large.width': 'state.width' },
        }),
        block(
          'link',
          { properties: { href: '/old' }, bindings: { 'properties.href': 'state.link' } },
          [text('l', 'Bound link')],
        ),
        block(
          'style',
          {
            bindings: {
              'responsiveStyles.small.fontSize': '"11px"',
              'style.fontSize': 'state.deep.list.length == 1 ? "19px" : "9px"',
            },
          },
          [text('s', 'Bound size')],
        ),
      ],
    },
  },
  {
    name: 'expressions of many forms',
    after: ['text-eval', 'content-bindings'],
    data: {
      state: { n: 3, name: 'Ana', list: ['a', 'b'], toggle: true, empty: '' },
      blocks: [
        text(
          'eval',
          '<p>{{state.name}} has {{state.n + 1}} and {{state.list.length > 1 ? "many" : "few"}}</p>',
        ),
        bound('ternary', 'state.toggle ? "yes" : "no"'),
        bound('or', 'state.empty || "nothing there"'),
        bound('concat', '"x: ".concat(state.name, "!")'),
        bound(
          'compiled',
          'var _a,_virtual_index="t: "+((_a=state.missing)&&_a.title||"none");return _virtual_index',
        ),
        bound('index', 'state.list[state.n - 2]'),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is an expression
        bound('template', '`${state.name} ${state.n * 2}`'),
        bound('join', 'state.list.join(", ").toUpperCase()'),
      ],
    },
  },
  {
    name: 'defaults of inputs and the state above them',
    after: ['content-input-bindings', 'input-default-value'],
    data: {
      inputs: [
        {
          '@type': '@builder.io/core:Field',
          name: 'given',
          type: 'string',
          defaultValue: 'default',
        },
        {
          '@type': '@builder.io/core:Field',
          name: 'overridden',
          type: 'string',
          defaultValue: 'default',
        },
        { '@type': '@builder.io/core:Field', name: 'hidden', type: 'boolean', defaultValue: true },
      ],
      state: { overridden: 'own' },
      blocks: [
        bound('given', 'state.given'),
        bound('overridden', 'state.overridden'),
        text('hidden', 'Hidden', { bindings: { hide: 'state.hidden' } }),
      ],
    },
  },
  {
    name: 'a list and what is known in it',
    after: ['data-bindings', 'repeat-items-bindings', 'college-results-repeat'],
    data: {
      state: { rooms },
      blocks: [
        block('room', { repeat: { collection: 'state.rooms' }, ...styled({ padding: '4px' }) }, [
          bound('name', 'state.roomsItem.name'),
          text('number', '{{state.$index}}'),
          block('show', { bindings: { 'properties.href': '"/rooms/" + state.roomsItem.name' } }, [
            text('go', 'Go'),
          ]),
        ]),
        text('named', 'x', {
          repeat: { collection: 'state.rooms', itemName: 'room' },
          bindings: { 'component.options.text': 'state.room.name + " " + state.$roomIndex' },
        }),
        text('none', 'Never', { repeat: { collection: 'state.missing' } }),
      ],
    },
  },
  {
    name: 'lists in lists',
    after: ['nested-collection-repeats'],
    data: {
      state: { rooms },
      blocks: [
        block('room', { repeat: { collection: 'state.rooms', itemName: 'room' } }, [
          block(
            'object',
            {
              repeat: { collection: 'state.room.objects', itemName: 'object' },
              ...styled({ marginLeft: '20px' }),
            },
            [bound('title', 'state.room.name + ": " + state.object.title')],
          ),
        ]),
      ],
    },
  },
  ...[[], ['Toggle'], ['Toggle', 'Toggle']].map((clicks) => ({
    name: `conditions after ${clicks.length} clicks`,
    after: ['show-hide-if', 'show-hide-if-repeat', 'element-events', 'actions-and-state'],
    clicks,
    data: {
      state: { shown: true, list: [1, 2, 3, 4] },
      blocks: [
        component(
          'toggle',
          'Core:Button',
          { text: 'Toggle' },
          { actions: { click: 'state.shown = !state.shown' } },
        ),
        text('show', 'Shown', { bindings: { show: 'state.shown' } }),
        text('hide', 'Not hidden', { bindings: { hide: 'state.shown' } }),
        text('static', 'Never shown', { show: false }),
        text('odd', '{{state.listItem}}', {
          repeat: { collection: 'state.list' },
          bindings: { show: 'state.listItem % 2 == 1' },
        }),
        text('all', 'x{{state.listItem}}', {
          repeat: { collection: 'state.list' },
          bindings: { hide: 'state.shown' },
        }),
      ],
    },
  })),
  {
    name: 'a counter and a list that grow',
    after: ['reactive-state', 'element-events', 'actions-and-state'],
    clicks: ['Count', 'Count', 'Fill', 'Sequence'],
    data: {
      state: { n: 1, list: [], text: 'before' },
      blocks: [
        component(
          'count',
          'Core:Button',
          { text: 'Count' },
          { actions: { click: 'state.n = state.n + 1' } },
        ),
        component(
          'fill',
          'Core:Button',
          { text: 'Fill' },
          { actions: { click: 'state.list=[1,2,3]' } },
        ),
        component(
          'sequence',
          'Core:Button',
          { text: 'Sequence' },
          { actions: { click: 'state.n+=10,state.text="after"' } },
        ),
        text('shown', '{{state.n}} {{state.text}}'),
        text('item', 'item {{state.listItem}}', { repeat: { collection: 'state.list' } }),
        block('size', { bindings: { 'style.fontSize': 'state.n + "px"' } }, [
          bound('last', 'state.text'),
        ]),
      ],
    },
  },
  {
    name: 'fields with bound values, one that cannot be used',
    after: ['input-default-value', 'input-disabled-binding'],
    data: {
      state: { who: 'Leilani', closed: true },
      blocks: [
        component(
          'form',
          'Form:Form',
          { sendSubmissionsTo: 'email' },
          styled({ padding: '10px' }),
          [
            component(
              'who',
              'Form:Input',
              { type: 'text', name: 'who', placeholder: 'Name' },
              {
                bindings: { 'component.options.defaultValue': 'state.who' },
                ...styled({ padding: '10px', border: '1px solid black' }),
              },
            ),
            component(
              'mail',
              'Form:Input',
              { type: 'email', name: 'mail', required: true },
              {
                bindings: { 'properties.disabled': 'state.closed' },
                ...styled({ padding: '3px', border: '2px solid black' }),
              },
            ),
            component(
              'send',
              'Form:SubmitButton',
              { text: 'Send' },
              styled({
                padding: '15px 25px',
                backgroundColor: '#000',
                color: 'white',
                fontSize: '16px',
                border: '0px solid black',
              }),
            ),
          ],
        ),
      ],
    },
  },
  {
    name: 'three hundred values',
    after: ['large-reactive-state'],
    clicks: ['Change'],
    data: {
      state: {
        values: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`v${n}`, n])),
        n: 0,
      },
      blocks: [
        component(
          'change',
          'Core:Button',
          { text: 'Change' },
          { actions: { click: 'state.n += 5' } },
        ),
        ...Array.from({ length: 300 }, (_, n) => bound(`v${n}`, `state.values.v${n} + state.n`)),
      ],
    },
  },
];

const greeting = {
  inputs: [
    { '@type': '@builder.io/core:Field', name: 'who', type: 'string', defaultValue: 'nobody' },
  ],
  blocks: [bound('greeting', '"Hello " + state.who', styled({ padding: '5px' }))],
};

/** Contents about shared entries and what is passed to them. */
export const symbolContents: readonly Case[] = [
  {
    name: 'symbols with and without values passed to them',
    after: ['symbols', 'symbol-with-input-binding'],
    data: {
      state: { visitor: 'Leilani' },
      blocks: [
        symbol('default', greeting),
        symbol('passed', greeting, { who: 'Ana' }, styled({ marginTop: '9px' })),
        symbol(
          'bound',
          greeting,
          {},
          { bindings: { 'component.options.symbol.data.who': 'state.visitor' } },
        ),
      ],
    },
  },
  {
    name: 'a symbol for each item of a list',
    after: ['symbol-with-repeat-input-binding', 'symbols-with-list-content-input'],
    data: {
      state: { rooms },
      blocks: [
        symbol(
          'each',
          greeting,
          {},
          {
            repeat: { collection: 'state.rooms', itemName: 'room' },
            bindings: { 'component.options.symbol.data.who': 'state.room.name' },
          },
        ),
        symbol(
          'list',
          {
            blocks: [
              bound('entry', 'state.entriesItem.t', { repeat: { collection: 'state.entries' } }),
            ],
          },
          { entries: [{ t: 'one' }, { t: 'two' }] },
        ),
      ],
    },
  },
  {
    name: 'symbols in symbols, the same one twice',
    after: ['nested-symbols', 'duplicated-content-using-nested-symbols'],
    data: {
      blocks: ['first', 'second'].map((id) =>
        symbol(
          id,
          {
            blocks: [
              text('before', 'Before'),
              symbol('inner', greeting, { who: 'inner' }),
              text('after', 'After'),
            ],
          },
          {},
        ),
      ),
    },
  },
  {
    name: 'blocks in the slot of a symbol',
    after: ['slot', 'slot-with-symbol'],
    data: {
      blocks: [
        symbol(
          'frame',
          {
            blocks: [
              text('above', 'Above'),
              component('slot', 'Slot', { name: 'body' }),
              text('below', 'Below'),
            ],
          },
          {
            body: [
              text('filled', 'In the slot', styled({ color: 'purple' })),
              symbol('within', greeting, { who: 'slot' }),
            ],
          },
        ),
      ],
    },
  },
];

const titles = { title: localized('Welcome', 'Bienvenidos') };
// Anew for each case: the official renderer writes into what it is given.
const inLanguages = () => [
  text('text', localized('<p>Good day</p>', '<p>Buenos días</p>')),
  component('button', 'Core:Button', {
    text: localized('More', 'Más'),
    link: localized('/visit', '/es/visit'),
  }),
  component('columns', 'Columns', {
    stackColumnsAt: 'never',
    columns: [{ blocks: [text('c', localized('One', 'Uno'))] }, { blocks: [] }],
  }),
  symbol('symbol', { blocks: [text('in', localized('Inside', 'Dentro'))] }),
  bound('locale', 'state.locale'),
];

/** Contents in two languages. */
export const languageContents: readonly Case[] = (['en', 'es'] as const).flatMap((language) => [
  {
    name: `localized values in ${language}`,
    after: ['localization', 'localization-subfields', 'symbol-with-locale'],
    language,
    data: { blocks: inLanguages() },
  },
  {
    name: `localized values that a page passes to a symbol, in ${language}`,
    after: ['symbol-with-locale', 'localization-subfields'],
    language,
    isServed: true,
    data: {
      blocks: [
        symbol(
          'passing',
          { blocks: [bound('passed', 'state.title'), bound('nested', 'state.list[0].title')] },
          { ...titles, list: [titles] },
        ),
      ],
    },
  },
]);
