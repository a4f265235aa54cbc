import { SaxesParser } from 'saxes';
import { maxRecordBytes, type RawBatches, type Splitter, UnreadableInput } from './raw-batch.ts';

const deepest = 100;

/** An element that is being read. */
interface Element {
  readonly name: string;
  /** Attributes and inner elements; null while there are none. */
  parts: Record<string, unknown> | null;
  text: string;
}

/**
 * XML: every element of one name, wherever it stands, is a record, as an object whose keys are the
 * names of its elements without their prefix; an element that is there several times is a list.
 * Attributes begin with `@`. An element with nothing but text is that text, one with both has its
 * text under `#text`. Nothing outside the file is ever fetched, and only the five entities of XML
 * are known.
 */
export class XmlSplitter implements Splitter {
  readonly #batches: RawBatches;
  readonly #record: string;
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  #decoder: TextDecoder | null = null;
  readonly #open: Element[] = [];
  #startLine = 1;
  #length = 0;

  /** @param record name of the element that is a record, without its prefix */
  constructor(batches: RawBatches, record: string) {
    this.#batches = batches;
    this.#record = record;
    this.#parser.on('error', (error) => {
      throw new UnreadableInput(`The XML is broken at line ${error.message.replace(/\.$/, '')}.`);
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#begin(toLocal(name), attributes));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('closetag', () => this.#close());
  }

  write(chunk: Buffer): void {
    this.#decoder ??= chooseDecoder(chunk);
    this.#parse(() => this.#decoder?.decode(chunk, { stream: true }) ?? '');
  }

  end(): void {
    this.#parse(() => this.#decoder?.decode() ?? '');
    this.#parser.close();
  }

  #parse(decode: () => string): void {
    let text: string;
    try {
      text = decode();
    } catch {
      throw new UnreadableInput(
        `After line ${this.#parser.line} the file is not text in the encoding ${this.#decoder?.encoding}.`,
      );
    }
    this.#parser.write(text);
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length === 0) {
      if (name !== this.#record) return;
      this.#startLine = this.#parser.line;
      this.#length = 0;
    }
    if (this.#open.length === deepest) {
      throw new UnreadableInput(
        `The record on line ${this.#startLine} has elements within elements, more than ${deepest} deep.`,
      );
    }
    const element: Element = { name, parts: null, text: '' };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) continue;
      element.parts ??= Object.create(null) as Record<string, unknown>;
      element.parts[`@${toLocal(attribute)}`] = value;
    }
    this.#open.push(element);
    this.#addText('');
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    element.text += text;
    this.#length += text.length + element.name.length;
    if (this.#length > maxRecordBytes) {
      throw new UnreadableInput(
        `The record on line ${this.#startLine} is longer than ${maxRecordBytes} characters.`,
      );
    }
  }

  #close(): void {
    const element = this.#open.pop();
    if (!element) return;
    const text = element.text.trim();
    const { parts } = element;
    if (parts && text !== '') parts['#text'] = text;
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#batches.addValue(parts ?? {}, this.#startLine);
      return;
    }
    parent.parts ??= Object.create(null) as Record<string, unknown>;
    const before = parent.parts[element.name];
    const value = parts ?? text;
    if (before === undefined) parent.parts[element.name] = value;
    else if (Array.isArray(before)) before.push(value);
    else parent.parts[element.name] = [before, value];
  }
}

const toLocal = (name: string): string => name.slice(name.indexOf(':') + 1);

/** As the byte order mark or the declaration says; UTF-8 where neither does. */
function chooseDecoder(chunk: Buffer): TextDecoder {
  const beginning = chunk.subarray(0, 200).toString('latin1');
  const declared = /^(?:ï»¿)?<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(beginning)?.[1];
  const marked = beginning.startsWith('\xff\xfe')
    ? 'utf-16le'
    : beginning.startsWith('\xfe\xff')
      ? 'utf-16be'
      : null;
  const encoding = marked ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new UnreadableInput(`The encoding ${encoding} is not known.`);
  }
}
