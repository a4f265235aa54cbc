import { block, type Case, component, dropped, styled, symbol, text } from './shorthands.ts';

// As the page builder's own picture service: sizes are made of its addresses.
const picture = 'https://cdn.builder.io/api/v1/image/assets%2Fmuseum%2Fcourt?width=900';
const otherPicture = 'https://cdn.builder.io/api/v1/image/assets%2Fmuseum%2Fgarden';

const accordion = (options: object) =>
  component(
    'questions',
    'Builder:Accordion',
    {
      items: [1, 2, 3, 4, 5].map((n) => ({
        title: [text(`q${n}`, `Question ${n}`, styled({ ...dropped, padding: '4px' }))],
        detail: [text(`a${n}`, `Answer ${n}`)],
      })),
      ...options,
    },
    styled(dropped),
  );

/** Contents about which of several looks wins, and about looks that stand in unusual places. */
export const styleContents: readonly Case[] = [
  {
    name: 'styles of single elements in texts',
    after: ['text-block'],
    data: {
      blocks: [
        text(
          'styled',
          `<p style="text-align: center; color: rgb(200, 0, 0)">Centred and red</p>
           <p style="font-size: 22px; font-weight: 700; line-height: 2; letter-spacing: 2px">Large</p>
           <p>Plain with <span style="background-color: yellow; padding: 3px">a mark</span></p>
           <span class="builder-paragraph" style="text-align: right">Right</span>
           <h3 style="color: teal; margin: 7px">Heading</h3>
           <ul style="padding-left: 8px"><li style="color: gray">One</li></ul>`,
          styled(dropped),
        ),
      ],
    },
  },
  {
    name: 'paragraphs that are no paragraphs',
    after: ['text-block'],
    data: {
      blocks: [
        text(
          'spans',
          '<span class="builder-paragraph" style="display: block">First</span><span class="builder-paragraph" style="display: block">Second</span><p>Third</p><p>Fourth</p>',
        ),
      ],
    },
  },
  {
    name: 'looks in attributes of HTML',
    after: ['text-block'],
    data: {
      blocks: [
        text(
          'old',
          '<center>In the middle</center><p align="right"><font color="red" size="5">Red</font></p><table border="1" cellpadding="6" width="300"><tbody><tr><td bgcolor="yellow" align="center">Yellow</td><td valign="top" height="60">Top</td></tr></tbody></table><hr size="4" width="50%">',
        ),
      ],
    },
  },
  {
    name: 'the CSS of a page against the looks of its blocks',
    after: ['css-nesting', 'blocks-class-name'],
    data: {
      cssCode: `.plain { color: red; padding: 9px }
        & .light { color: green }
        & > div > div { border-top: 3px solid blue }
        & > div > div > div { letter-spacing: 1px }
        .builder-text > p { font-size: 30px }
        .builder-text .lead { font-size: 19px }
        .builder-block .deep { text-transform: uppercase }
        p { color: purple }
        @media (max-width: 600px) { .plain { margin-left: 11px } }
        .after { outline: 1px solid red }`,
      blocks: [
        text('plain', '<p>Plain</p>', { class: 'plain', ...styled({ ...dropped, color: 'teal' }) }),
        text('light', '<p>Light</p>', { class: 'light', ...styled({ ...dropped, color: 'teal' }) }),
        block('box', styled(dropped), [
          text('lead', '<p class="lead">Lead</p><p class="deep">Deep</p>', { class: 'after' }),
        ]),
      ],
    },
  },
  {
    name: 'pictures without a ratio, as large as they are',
    after: ['image', 'raw-img'],
    data: {
      blocks: [
        component('plain', 'Image', { image: picture, altText: 'A court' }, styled(dropped)),
        component('eager', 'Image', { image: otherPicture, altText: '', highPriority: true }),
        component(
          'sizes',
          'Image',
          { image: otherPicture, altText: 'A garden', sizes: '(max-width: 638px) 40vw, 20vw' },
          styled(dropped),
        ),
        component(
          'width',
          'Image',
          { image: picture, altText: 'x' },
          styled({ ...dropped, width: '50%' }),
        ),
        component(
          'raw',
          'Raw:Img',
          { image: picture, altText: 'Raw' },
          styled({ marginTop: '5px' }),
        ),
        component(
          'raw-ratio',
          'Raw:Img',
          { image: picture, altText: 'Raw', aspectRatio: 0.5, backgroundSize: 'contain' },
          styled({ ...dropped, width: '120px' }),
        ),
      ],
    },
  },
  ...[[], ['Question 2'], ['Question 4'], ['Question 5'], ['Question 1', 'Question 3']].flatMap(
    (clicks) =>
      ['33.33%', '180px'].map(
        (gridRowWidth): Case => ({
          name: `questions in a grid of ${gridRowWidth}, pressed: ${clicks.join(', ') || 'none'}`,
          after: ['accordion'],
          clicks,
          data: { blocks: [accordion({ grid: true, gridRowWidth })] },
        }),
      ),
  ),
  {
    name: 'tabs without a look for the open one',
    after: ['tabs'],
    data: {
      blocks: [
        component('tabs', 'Builder: Tabs', {
          tabs: ['One', 'Two'].map((one) => ({
            label: [text(`label-${one}`, one)],
            content: [text(`content-${one}`, `Content ${one}`)],
          })),
        }),
      ],
    },
  },
  {
    name: 'links of elements that are others',
    after: ['link-url', 'dynamic-element'],
    data: {
      blocks: ['span', 'section', 'button', 'h2'].map((tagName) =>
        block(`link-${tagName}`, { tagName, properties: { href: '/visit' } }, [
          text(`in-${tagName}`, tagName),
        ]),
      ),
    },
  },
  {
    name: 'columns without options, a film without looks, fragments',
    after: ['columns', 'video'],
    data: {
      blocks: [
        component('columns', 'Columns', {
          columns: [{ blocks: [text('one', 'One')], width: 0 }, { blocks: [text('two', 'Two')] }],
        }),
        component(
          'film',
          'Video',
          { video: 'https://cdn.builder.io/o/film.mp4', fitContent: true, aspectRatio: 0.5 },
          styled(dropped),
          [text('over', 'Over it', styled({ margin: '10px' }))],
        ),
        component(
          'plays',
          'Video',
          {
            video: 'https://cdn.builder.io/o/film.mp4',
            autoPlay: true,
            muted: true,
            aspectRatio: 0.5,
          },
          styled(dropped),
          [text('over-film', 'Over the film')],
        ),
        component('old', 'Core:Fragment', {}, styled({ padding: '6px' }), [
          text('in-old', 'In it'),
        ]),
        component('new', 'Fragment', {}, styled({ padding: '6px' }), [
          text('in-new', 'In it', styled({ marginTop: '9px' })),
        ]),
      ],
    },
  },
  {
    name: 'code of an editor with braces, and with styles of its own',
    after: ['embed-and-custom-code'],
    data: {
      state: { name: 'Ana' },
      blocks: [
        text('before', '<p class="own">Before</p>', { class: 'own' }),
        component('code', 'Custom Code', {
          code: '<style>.own { color: red; padding: 5px }</style><p class="own">{{state.name}} stands here</p>',
        }),
      ],
    },
  },
  {
    name: 'symbols whose content has no id',
    after: ['nested-symbols', 'symbols'],
    data: {
      blocks: [
        symbol('named', { blocks: [text('in-named', 'Entry named')] }, {}, {}, { id: undefined }),
        component('nameless', 'Symbol', {
          symbol: { data: {}, content: { data: { blocks: [text('in-nameless', 'Nameless')] } } },
        }),
      ],
    },
  },
];
