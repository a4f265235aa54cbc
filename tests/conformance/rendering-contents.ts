import { block, type Case, component, dropped, styled, text } from './shorthands.ts';

const picture = '/wide.svg';
const column = (id: string, html: string, rest = {}) => ({ blocks: [text(id, html)], ...rest });

/** Contents about elements, styles and the page builder's own components. */
export const renderingContents: readonly Case[] = [
  ...(['tablet', 'mobile', 'never'] as const).map((stackColumnsAt) => ({
    name: `columns that stack: ${stackColumnsAt}`,
    after: ['columns'],
    data: {
      blocks: [
        component(
          'columns',
          'Columns',
          {
            space: 30,
            stackColumnsAt,
            columns: [
              column('one', '<p>The first column has the longer text of the two.</p>'),
              column('two', '<p>Second</p>'),
            ],
          },
          styled(dropped),
        ),
      ],
    },
  })),
  {
    name: 'columns of different widths, turned round where they stack',
    after: ['columns-with-different-widths'],
    data: {
      blocks: [
        component(
          'columns',
          'Columns',
          {
            space: 15,
            stackColumnsAt: 'mobile',
            reverseColumnsWhenStacked: true,
            columns: [
              column('narrow', 'Narrow', { width: 20 }),
              column('wide', 'Wide', { width: 50 }),
              column('rest', 'Rest', { width: 30 }),
            ],
          },
          styled({ ...dropped, width: '100%' }),
        ),
      ],
    },
  },
  {
    name: 'a column that is a link',
    after: ['columns'],
    data: {
      blocks: [
        component('columns', 'Columns', {
          stackColumnsAt: 'never',
          columns: [column('one', 'To the visit', { link: '/visit' }), column('two', 'Stays')],
        }),
      ],
    },
  },
  {
    name: 'columns with their content in the middle',
    after: ['columns-vertical-centering', 'columns-vertical-center-flex'],
    data: {
      blocks: [
        component(
          'columns',
          'Columns',
          {
            space: 20,
            stackColumnsAt: 'tablet',
            columns: [
              {
                blocks: [
                  block('tall', styled({ ...dropped, height: '240px', backgroundColor: 'teal' })),
                ],
              },
              {
                blocks: [
                  text(
                    'middle',
                    'In the middle',
                    styled({ ...dropped, marginTop: 'auto', marginBottom: 'auto' }),
                  ),
                ],
              },
            ],
          },
          styled({ ...dropped, height: '300px' }),
        ),
      ],
    },
  },
  {
    name: 'pictures of every kind',
    after: ['image'],
    data: {
      blocks: [
        component(
          'plain',
          'Image',
          { image: picture, altText: 'A wide court' },
          styled({ ...dropped, width: '200px', minHeight: '20px' }),
        ),
        component(
          'sized',
          'Image',
          {
            image: picture,
            altText: '',
            aspectRatio: 0.5,
            backgroundSize: 'cover',
            backgroundPosition: 'center',
          },
          styled(
            { ...dropped, width: '60%', minHeight: '20px', minWidth: '20px', overflow: 'hidden' },
            undefined,
            { width: '100%' },
          ),
        ),
        component(
          'over',
          'Image',
          {
            image: picture,
            altText: 'Under a text',
            aspectRatio: 0.4,
            fitContent: false,
            backgroundSize: 'contain',
          },
          styled({ ...dropped, width: '320px' }),
          [text('inside', '<p>Over the picture</p>', styled({ ...dropped, color: 'maroon' }))],
        ),
        component(
          'fitting',
          'Image',
          { image: picture, altText: 'Behind a text', aspectRatio: 0.7, fitContent: true },
          styled({ ...dropped, padding: '40px', width: '300px' }),
          [text('fitted', '<p>As high as this text</p>')],
        ),
      ],
    },
  },
  {
    name: 'a bare picture',
    after: ['raw-img'],
    data: {
      blocks: [
        component(
          'raw',
          'Raw:Img',
          { image: picture, altText: 'Bare', backgroundSize: 'cover' },
          styled({ width: '160px', height: '90px', marginTop: '10px' }),
        ),
      ],
    },
  },
  {
    name: 'text with headings, lists and links',
    after: ['text-block'],
    data: {
      blocks: [
        text(
          'text',
          '<h2>Heading</h2><p>First <b>bold</b> and <em>slanted</em>.</p><p>Second with <a href="/visit">a link</a>.</p><ul><li>One</li><li>Two</li></ul><ol><li>Three</li></ol>',
          styled(
            { ...dropped, lineHeight: 'normal', textAlign: 'center', fontSize: '18px' },
            undefined,
            { fontSize: '14px' },
          ),
        ),
        text(
          'short',
          'No element at all',
          styled({ color: 'rgb(10, 90, 90)', marginTop: '12px', padding: '4px 9px' }),
        ),
      ],
    },
  },
  {
    name: 'films, at once and lazy',
    after: ['video', 'video-lazy-load'],
    data: {
      blocks: [
        component(
          'film',
          'Video',
          {
            video: '/film.mp4',
            autoPlay: false,
            muted: true,
            controls: true,
            fit: 'cover',
            aspectRatio: 0.5,
            lazyLoad: false,
          },
          styled({ ...dropped, width: '400px', maxWidth: '100%', minHeight: '20px' }),
        ),
        component(
          'lazy',
          'Video',
          {
            video: '/film.mp4',
            autoPlay: false,
            muted: true,
            fit: 'contain',
            aspectRatio: 0.7,
            lazyLoad: true,
          },
          styled({ ...dropped, width: '50%', minHeight: '20px' }),
        ),
      ],
    },
  },
  {
    name: 'a section with blocks in it',
    after: ['section-children'],
    data: {
      blocks: [
        component(
          'section',
          'Core:Section',
          { maxWidth: 700 },
          styled({
            ...dropped,
            padding: '50px 20px',
            marginTop: '0px',
            width: '100%',
            backgroundColor: 'rgb(230, 220, 200)',
          }),
          [
            text('one', '<p>One</p>', styled({ ...dropped })),
            text('two', '<p>Two</p>', styled({ ...dropped, textAlign: 'center' })),
          ],
        ),
        component('free', 'Core:Section', {}, styled({ ...dropped, padding: '10px' }), [
          text('three', 'Three'),
        ]),
      ],
    },
  },
  {
    name: 'the editor’s default looks',
    after: ['default-styles', 'basic-styles'],
    data: {
      blocks: [
        block(
          'box',
          styled({ ...dropped, padding: '20px', minHeight: '100px', backgroundColor: '#eee' }),
          [
            text(
              'inner',
              '<p>Inner</p>',
              styled({ ...dropped, height: 'auto', paddingBottom: '30px' }),
            ),
            component(
              'button',
              'Core:Button',
              { text: 'Click me!' },
              styled({
                ...dropped,
                appearance: 'none',
                paddingTop: '15px',
                paddingBottom: '15px',
                paddingLeft: '25px',
                paddingRight: '25px',
                backgroundColor: '#000000',
                color: 'white',
                borderRadius: '4px',
                textAlign: 'center',
                cursor: 'pointer',
              }),
            ),
          ],
        ),
      ],
    },
  },
  {
    name: 'many CSS properties, by width',
    after: ['css-properties'],
    data: {
      blocks: [
        block(
          'grid',
          styled(
            {
              display: 'grid',
              gridTemplateColumns: '1fr 2fr 1fr',
              columnGap: '12px',
              boxShadow: '0 2px 4px rgba(0,0,0,.3)',
              fontSize: '20px',
              letterSpacing: '1px',
            },
            { gridTemplateColumns: '1fr 1fr', fontSize: '17px' },
            {
              display: 'flex',
              flexDirection: 'column-reverse',
              fontSize: '13px',
              paddingTop: 'calc(4px + 1em)',
            },
          ),
          [
            text('a', 'a', styled({ backgroundColor: 'hsl(30, 40%, 80%)', marginLeft: '5px' })),
            text(
              'b',
              'b',
              styled({ opacity: '0.5', transform: 'translateX(6px)', border: '3px solid green' }),
            ),
            text(
              'c',
              'c',
              styled(
                { color: 'var(--missing, navy)', textTransform: 'uppercase' },
                { display: 'none' },
                { display: 'block' },
              ),
            ),
          ],
        ),
        block(
          'row',
          styled({
            display: 'flex',
            flexDirection: 'row',
            justifyContent: 'space-between',
            flexWrap: 'wrap',
          }),
          [
            text('left', 'Left', styled({ flexGrow: '1', width: '40%' })),
            text(
              'right',
              'Right',
              styled({ alignSelf: 'flex-end', width: '120px', height: '60px' }),
            ),
          ],
        ),
      ],
    },
  },
  {
    name: 'an editor’s own sheet with nesting',
    after: ['css-nesting'],
    data: {
      cssCode:
        '.frame { padding: 12px; color: rgb(120, 20, 60); .deep { font-size: 22px } } .frame:hover { color: red } @media (max-width: 700px) { .frame { padding: 3px } }',
      blocks: [
        block('outer', { class: 'frame', ...styled({ marginTop: '8px' }) }, [
          text('inner', 'Deep', { class: 'deep' }),
        ]),
      ],
    },
  },
  {
    name: 'widths of its own at which styles change',
    after: ['custom-breakpoints'],
    meta: { breakpoints: { small: 500, medium: 1300 } },
    data: {
      blocks: [
        text(
          'text',
          'Changes',
          styled(
            { color: 'red', padding: '30px' },
            { color: 'green', padding: '20px' },
            { color: 'blue', padding: '10px' },
          ),
        ),
        component('columns', 'Columns', {
          space: 10,
          stackColumnsAt: 'mobile',
          columns: [column('one', 'One'), column('two', 'Two')],
        }),
      ],
    },
  },
  {
    name: 'classes and attributes of blocks',
    after: ['blocks-class-name', 'duplicate-attributes'],
    data: {
      cssCode: '.wide { width: 77% } .quiet { color: gray }',
      blocks: [
        block(
          'classed',
          {
            class: 'wide',
            properties: { class: 'quiet', id: 'named', role: 'note', 'aria-label': 'A note' },
          },
          [text('in', 'In it', { class: 'wide' })],
        ),
      ],
    },
  },
  {
    name: 'links of blocks',
    after: ['link-url'],
    data: {
      blocks: [
        block(
          'linked',
          {
            linkUrl: '/elsewhere',
            properties: { href: '/visit' },
            ...styled({ display: 'block', padding: '5px' }),
          },
          [text('in', 'To the visit')],
        ),
        component(
          'picture',
          'Image',
          { image: picture, altText: 'To the collection' },
          {
            properties: { href: 'https://example.com/a', target: '_blank' },
            ...styled({ ...dropped, width: '90px' }),
          },
        ),
        text('only', 'No link at all', { linkUrl: '/elsewhere' }),
      ],
    },
  },
  {
    name: 'elements of other names, known and unknown',
    after: ['dynamic-element', 'dynamic-unknown-element'],
    data: {
      blocks: [
        block('nav', { tagName: 'nav', ...styled({ display: 'flex' }) }, [
          block('h', { tagName: 'h3' }, [text('t', 'Heading')]),
        ]),
        block('article', { tagName: 'article', ...styled({ padding: '6px' }) }, [
          text('x', 'Article'),
        ]),
        block(
          'unknown',
          { tagName: 'museum-label', ...styled({ display: 'block', padding: '7px' }) },
          [text('y', 'Label')],
        ),
        block('rule', { tagName: 'hr', ...styled({ marginTop: '10px' }) }),
      ],
    },
  },
  {
    name: 'buttons and buttons that lead somewhere',
    after: ['dynamic-button'],
    data: {
      state: { target: '/programs', label: 'Programs' },
      blocks: [
        component(
          'link',
          'Core:Button',
          { text: 'Visit', link: '/visit', openLinkInNewTab: true },
          styled({
            display: 'inline-block',
            padding: '15px 25px',
            backgroundColor: '#000',
            color: '#fff',
          }),
        ),
        component(
          'bound',
          'Core:Button',
          { text: 'x', link: '/x' },
          {
            ...styled({ display: 'flex', padding: '8px' }),
            bindings: {
              'component.options.link': 'state.target',
              'component.options.text': 'state.label',
            },
          },
        ),
        component(
          'action',
          'Core:Button',
          { text: 'Act' },
          styled({ padding: '9px', color: 'olive' }),
        ),
      ],
    },
  },
  ...[[], ['Second'], ['Second', 'First']].map((clicks) => ({
    name: `tabs after ${clicks.length} clicks`,
    after: ['tabs'],
    clicks,
    data: {
      blocks: [
        component('tabs', 'Builder: Tabs', {
          defaultActiveTab: 1,
          tabHeaderLayout: 'center',
          tabs: ['First', 'Second', 'Third'].map((name) => ({
            label: [text(`label-${name}`, name, styled({ padding: '10px' }))],
            content: [text(`content-${name}`, `Content of ${name}`, styled({ padding: '20px' }))],
          })),
        }),
      ],
    },
  })),
  ...[
    { clicks: [] },
    { clicks: ['Hours'] },
    { clicks: ['Hours', 'Tickets'], oneAtATime: true },
    { clicks: ['Hours', 'Tickets'] },
    { clicks: ['Hours', 'Hours'] },
  ].map(({ clicks, oneAtATime = false }) => ({
    name: `accordion after ${clicks.join(', ') || 'nothing'}${oneAtATime ? ', one at a time' : ''}`,
    after: ['accordion'],
    clicks,
    data: {
      blocks: [
        component('accordion', 'Builder:Accordion', {
          oneAtATime,
          items: ['Hours', 'Tickets'].map((name) => ({
            title: [text(`title-${name}`, name, styled({ padding: '10px' }))],
            detail: [text(`detail-${name}`, `About ${name}`, styled({ padding: '10px 20px' }))],
          })),
        }),
      ],
    },
  })),
  {
    name: 'blocks that move in, at their end',
    after: ['animations', 'hover-animation'],
    data: {
      blocks: (['pageLoad', 'scrollInView', 'hover'] as const).map((trigger) =>
        text(trigger, `Moves: ${trigger}`, {
          ...styled({ marginTop: '10px' }),
          animations: [
            {
              trigger,
              animation: 'fadeInLeft',
              steps: [
                {
                  isStartState: true,
                  styles: { opacity: '0', transform: 'translate3d(-20px, 0, 0)' },
                },
                { styles: { opacity: '1', transform: 'none' } },
              ],
              delay: 0,
              duration: 0.1,
              easing: 'easeInOut',
            },
          ],
        }),
      ),
    },
  },
  {
    name: 'blocks that move as values of the state say, at their end',
    after: ['animations', 'hover-animation'],
    data: {
      state: { end: '0.4', wait: 0.1, margin: '30px' },
      blocks: (['pageLoad', 'scrollInView'] as const).map((trigger) =>
        text(trigger, `Moves: ${trigger}`, {
          ...styled({ marginTop: '10px' }),
          bindings: {
            'animations.0.delay': 'state.wait',
            'animations.0.steps.1.styles.opacity': 'state.end',
            'animations.0.steps.1.styles.marginLeft': 'state.margin',
          },
          animations: [
            {
              trigger,
              animation: 'fadeIn',
              steps: [
                { isStartState: true, styles: { opacity: '0', marginLeft: '0px' } },
                { styles: { opacity: '1', marginLeft: '0px' } },
              ],
              delay: 5,
              duration: 0.1,
              easing: 'easeInOut',
            },
          ],
        }),
      ),
    },
  },
];
