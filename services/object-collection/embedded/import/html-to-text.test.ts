import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test.for([
  [
    '<p>A <em>bowl</em> of M&uuml;ller &amp; sons.</p>\n<p>Fired&nbsp;twice.<br/>Glazed.</p>',
    'A bowl of Müller & sons.\nFired twice.\nGlazed.',
  ],
  ['No tags, no signs', 'No tags, no signs'],
  ['Height < 3 cm & more', 'Height < 3 cm & more'],
  ['&#1583;&#x628; &caf; &#9999999;', 'دب &caf;'],
  ['<script>alert(1)</script><ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['<a href="https://x.test/?a=1&b=2">Kāshān</a><!-- old -->', 'Kāshān'],
])('of %j it is %j', ([html, text]) => {
  expect(htmlToText(html as string)).toBe(text);
});
