// Runs behind preview-blocks.js, on the same pages alone: the texts of a block are written where they stand.
// The studio says what the texts of a block are; where each is drawn is found by what it says, so that the
// renderer needs no marks. Every letter is told at once, and it is the studio that keeps it.
'use strict';

(() => {
  const editing = globalThis.pageEditing;
  if (!editing) return;
  const { say, elementsOf } = editing;

  /** Where the texts of the block that is written in are drawn, in the order in which they are read. */
  let places = [];
  /** The place that is written in, with what was there. */
  let open = null;

  const squeeze = (text) => text.replace(/\s+/g, '');
  const kinds = { P: 'p', DIV: 'p', H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h4', H6: 'h4' };
  const marks = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em' };
  const escape = (text) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

  /** Formatted text as the studio writes it: paragraphs, headings, lists, and marks in them. */
  function readHtml(root) {
    let html = '';
    let inline = '';
    let list = '';
    const flush = (kind) => {
      const text = inline.replace(/(?:<br>|\s)+$/, '').replace(/^\s+/, '');
      inline = '';
      if (text === '') return;
      const wanted = kind === 'ul' || kind === 'ol' ? kind : '';
      if (list !== wanted) html += (list && `</${list}>`) + (wanted && `<${wanted}>`);
      list = wanted;
      html += wanted ? `<li>${text}</li>` : `<${kind}>${text}</${kind}>`;
    };
    const visit = (node, kind, around) => {
      if (node instanceof Text) {
        inline += around.before + escape(node.data.replace(/[ \n\t]+/g, ' ')) + around.behind;
        return;
      }
      if (!(node instanceof Element) || /^(?:SCRIPT|STYLE|SVG)$/i.test(node.tagName)) return;
      const { tagName } = node;
      if (tagName === 'BR') {
        inline += '<br>';
        return;
      }
      const isBlock = tagName in kinds || /^(?:UL|OL|LI|BLOCKQUOTE)$/.test(tagName);
      if (isBlock) flush(kind);
      let own = kind;
      if (tagName in kinds) own = list && kind !== 'p' ? kind : kinds[tagName];
      else if (/^(?:UL|OL)$/.test(tagName)) own = tagName.toLowerCase();
      const mark = marks[tagName];
      const href = tagName === 'A' ? (node.dataset.written ?? node.getAttribute('href')) : null;
      const opened = mark ? `<${mark}>` : href === null ? '' : `<a href="${escape(href)}">`;
      const closed = mark ? `</${mark}>` : href === null ? '' : '</a>';
      const inner = {
        before: around.before + opened,
        behind: closed + around.behind,
      };
      for (const child of node.childNodes) visit(child, own, inner);
      if (isBlock) flush(own);
    };
    for (const child of root.childNodes) visit(child, 'p', { before: '', behind: '' });
    flush('p');
    html += list && `</${list}>`;
    // Marks that go on over several pieces of text are one.
    return html.replace(/<\/(strong|em)><\1>/g, '').replace(/<\/a><a href="[^"]*">/g, (whole, at, all) => {
      const before = all.lastIndexOf('<a href="', at);
      return all.slice(before, all.indexOf('>', before) + 1) === whole.slice(4) ? '' : whole;
    });
  }

  /** A text without marks; lines are those that are seen. */
  function readLines(root) {
    let text = '';
    const visit = (node) => {
      if (node instanceof Text) text += node.data;
      if (!(node instanceof Element)) return;
      if (node.tagName === 'BR') text += '\n';
      const isBlock = /^(?:P|DIV)$/.test(node.tagName);
      if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n';
      for (const child of node.childNodes) visit(child);
    };
    for (const child of root.childNodes) visit(child);
    // A browser ends what is edited with a line break that nobody sees.
    return text.replace(/\u00A0/g, ' ').replace(/\n$/, '');
  }

  /** What a formatted text looks like, whatever its links and classes. */
  const shapeOf = (html) => squeeze(html.replace(/<a [^>]*>/g, '<a>'));

  const isShown = (element) =>
    element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"], svg, template');

  /** Elements of one block, without those of blocks in it, the outer ones first. */
  function elementsIn(block) {
    const inner = [...block.querySelectorAll('*')].filter(
      (one) => one.closest('[builder-id]') === block && isShown(one),
    );
    return [block, ...inner].slice(0, 3_000);
  }

  function findPlaces(block, texts) {
    const elements = elementsIn(block);
    const taken = new Set();
    const found = [];
    for (const text of texts) {
      const element = findPlace(elements, text, taken);
      if (!element) continue;
      taken.add(element);
      found.push({ ...text, element });
    }
    return found.sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  function findPlace(elements, { kind, value }, taken) {
    if (kind === 'html') {
      const shape = shapeOf(value);
      return elements.find((one) => !taken.has(one) && shapeOf(readHtml(one)) === shape) ?? null;
    }
    const wanted = squeeze(value);
    const same = elements.filter((one) => !taken.has(one) && squeeze(one.textContent) === wanted);
    // The innermost: it holds nothing else.
    return same.find((one) => !same.some((other) => one !== other && one.contains(other))) ?? null;
  }

  function begin(place) {
    end('other');
    const { element, kind, links } = place;
    open = { ...place, range: null };
    if (kind === 'html') {
      // A link is drawn with the address that leads there in this language.
      for (const [position, link] of [...element.querySelectorAll('a')].entries()) {
        if (links[position] !== undefined) link.dataset.written = links[position];
      }
      smooth(element);
      document.execCommand('defaultParagraphSeparator', false, 'p');
      document.execCommand('styleWithCSS', false, 'false');
    }
    // Else a browser writes spaces that never break.
    element.style.whiteSpace = 'pre-wrap';
    open.before = element.innerHTML;
    element.setAttribute('contenteditable', kind === 'html' ? 'true' : 'plaintext-only');
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-label', place.label);
    element.setAttribute('aria-multiline', String(kind !== 'line'));
    element.style.outline = 'none';
    element.style.userSelect = 'text';
    editing.writtenIn = element;
    const selection = getSelection();
    const pressed = selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
    element.focus({ preventScroll: true });
    if (pressed && place.isPressed && element.contains(pressed.commonAncestorContainer)) {
      selection.removeAllRanges();
      selection.addRange(pressed);
    } else {
      selection.selectAllChildren(element);
      selection.collapseToEnd();
    }
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    editing.draw();
    say({ kind: 'text-begun', key: place.key, textKind: kind });
  }

  /** Takes away the line breaks of the source, which are seen while spaces are kept as they are typed. */
  function smooth(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) all.push(walker.currentNode);
    for (const node of all) {
      const isBetween = node.parentElement === element || /^[UO]L$/.test(node.parentElement.tagName);
      if (isBetween && node.data.trim() === '') node.remove();
      else node.data = node.data.replace(/[ \t]*\n\s*/g, ' ');
    }
  }

  /** @param by `key`: the keyboard ended it, and goes on where it was */
  function end(by) {
    if (!open) return;
    const { element, key } = open;
    tell();
    open = null;
    editing.writtenIn = null;
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline']) {
      element.removeAttribute(name);
    }
    for (const name of ['white-space', 'outline', 'user-select']) element.style.removeProperty(name);
    element.blur();
    getSelection().removeAllRanges();
    editing.draw();
    if (by !== 'other') say({ kind: 'text-ended', key, by });
  }

  function tell() {
    const { element, kind, key, told } = open;
    const value = kind === 'html' ? readHtml(element) : readLines(element);
    if (value === (told ?? (kind === 'html' ? undefined : open.value))) return;
    if (told === undefined && element.innerHTML === open.before) return;
    open.told = value;
    say({ kind: 'text-typed', key, value });
  }

  /** To the next text of the block, or the one before. */
  function step(by) {
    const at = places.findIndex(({ key }) => key === open.key);
    const next = places[at + by];
    if (next) begin({ ...next, isPressed: false });
    else end('key');
  }

  addEventListener(
    'input',
    (event) => {
      if (!open?.element.contains(event.target)) return;
      event.stopImmediatePropagation();
      tell();
      editing.draw();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!open?.element.contains(event.target) || event.isComposing) return;
      // Nothing of the page hears what is typed.
      event.stopImmediatePropagation();
      const { key } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const format = isCommand ? { b: 'strong', i: 'em', k: 'link' }[key.toLowerCase()] : undefined;
      if (key === 'Escape' || (key === 'Enter' && (open.kind === 'line' || isCommand))) end('key');
      else if (key === 'Tab') step(event.shiftKey ? -1 : 1);
      else if (format === 'link' && open.kind === 'html') say({ kind: 'link-wanted', ...stateOf() });
      else if (format && open.kind === 'html') setFormat(format);
      // Marks that this text does not have.
      else if (isCommand && /^[biuk]$/i.test(key)) {
        // Nothing happens.
      } else if (key === ' ' && open.element.closest('button, summary')) {
        document.execCommand('insertText', false, ' ');
      } else return;
      event.preventDefault();
    },
    true,
  );
  // A space on a button or a summary presses it.
  addEventListener(
    'keyup',
    (event) => {
      if (!open?.element.contains(event.target)) return;
      event.stopImmediatePropagation();
      if (event.key === ' ' && open.element.closest('button, summary')) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'paste',
    (event) => {
      if (!open?.element.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const plain = open.kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text;
      document.execCommand('insertText', false, plain.replace(/\r/g, ''));
    },
    true,
  );
  addEventListener('drop', (event) => event.preventDefault(), true);
  addEventListener(
    'pointerdown',
    (event) => {
      if (open && !open.element.contains(event.target)) end('pointer');
    },
    true,
  );
  addEventListener('blur', (event) => {
    if (open && event.target === window) say({ kind: 'text-left' });
  });
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    const range = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    if (!open || !range || !open.element.contains(range.commonAncestorContainer)) return;
    open.range = range.cloneRange();
    if (open.kind === 'html') say({ kind: 'text-marks', ...stateOf() });
  });

  function stateOf() {
    const node = open.range?.startContainer ?? open.element;
    const at = node instanceof Element ? node : node.parentElement;
    const around = (names) => {
      const found = at?.closest(names);
      return found && found !== open.element && open.element.contains(found) ? found : null;
    };
    const link = around('a');
    return {
      marks: [
        ...(around('strong, b') ? ['strong'] : []),
        ...(around('em, i') ? ['em'] : []),
        ...(link ? ['link'] : []),
      ],
      block: around('ul')
        ? 'ul'
        : around('ol')
          ? 'ol'
          : (around('h2, h3, h4')?.tagName.toLowerCase() ?? 'p'),
      href: link ? (link.dataset.written ?? link.getAttribute('href')) : '',
    };
  }

  function setFormat(format, href) {
    open.element.focus({ preventScroll: true });
    const selection = getSelection();
    if (open.range) {
      selection.removeAllRanges();
      selection.addRange(open.range);
    }
    const present = stateOf();
    if (format === 'strong') document.execCommand('bold');
    else if (format === 'em') document.execCommand('italic');
    else if (format === 'ul') document.execCommand('insertUnorderedList');
    else if (format === 'ol') document.execCommand('insertOrderedList');
    else if (/^(?:p|h[234])$/.test(format)) {
      if (present.block === 'ul') document.execCommand('insertUnorderedList');
      if (present.block === 'ol') document.execCommand('insertOrderedList');
      document.execCommand('formatBlock', false, format);
    } else if (format === 'link') setLink(href, selection);
    tell();
    say({ kind: 'text-marks', ...stateOf() });
    editing.draw();
  }

  /** @param href empty: the link goes, its words stay */
  function setLink(href, selection) {
    const at = selection.anchorNode;
    const around = (at instanceof Element ? at : at?.parentElement)?.closest('a');
    if (around && open.element.contains(around)) selection.selectAllChildren(around);
    if (href === '') document.execCommand('unlink');
    else if (selection.isCollapsed) {
      document.execCommand('insertText', false, href);
      for (let letters = 0; letters < href.length; letters += 1) {
        selection.modify('extend', 'backward', 'character');
      }
      document.execCommand('createLink', false, href);
    } else document.execCommand('createLink', false, href);
    for (const link of open.element.querySelectorAll(`a[href="${CSS.escape(href)}"]`)) {
      link.dataset.written = href;
    }
    selection.collapseToEnd();
  }

  /** React takes back what was changed in an element before it has taken that over. */
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const takenMs = 8_000;
  const stepMs = 50;

  /** Until the page's own scripts are there; where they do not come, it is written without them. */
  async function whenTaken(id) {
    for (let waited = 0; waited < takenMs; waited += stepMs) {
      const [block] = elementsOf(id);
      if (!block || isTaken(block)) return;
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
  }

  let wanted = 0;
  editing.hear('write-text', async ({ id, texts, atPress }) => {
    end('other');
    wanted += 1;
    const own = wanted;
    const { pressed } = editing;
    await whenTaken(String(id));
    // Something else was wanted meanwhile.
    if (own !== wanted) return;
    const all = elementsOf(String(id));
    const block = (atPress && all.find((one) => one.contains(pressed))) || all[0];
    places = block ? findPlaces(block, texts) : [];
    const at = atPress ? places.filter(({ element }) => element.contains(pressed)).at(-1) : places[0];
    if (at) begin({ ...at, isPressed: atPress === true });
    else say({ kind: 'text-missing' });
  });
  editing.hear('end-text', () => {
    wanted += 1;
    end('studio');
  });
  editing.hear('format-text', ({ format, href }) => {
    if (open?.kind === 'html') setFormat(String(format), String(href ?? ''));
  });
})();
