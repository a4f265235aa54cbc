import OpenSeadragon from 'openseadragon';
import type { MarkPlace } from './place-mark.ts';

// Fetched when a picture is opened, and nowhere else imported but by address.

export type ZoomMove = 'left' | 'right' | 'up' | 'down' | 'closer' | 'farther' | 'whole' | 'turn';

export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that can be looked at from as near as its master allows. */
export interface DeepZoom {
  move(move: ZoomMove): void;
  /** Goes to a part of the picture, in percent of its sides. */
  show(part: PicturePart): void;
  /** Whether all of it is seen, as when it was opened. */
  isWhole(): boolean;
  destroy(): void;
}

export interface DeepZoomOptions {
  readonly container: HTMLElement;
  /** Address of its image service: below the origin of ours, `/iiif/3/demo-0001:1`, else whole. */
  readonly service: string;
  /** Everything at once, nothing glides. */
  readonly isStill: boolean;
  /** Called once all of the picture that is in view has come. */
  readonly onReady: () => void;
  /** Called when it begins and ends to be as near as it can be looked at. */
  readonly onNearest: (isNearest: boolean) => void;
  /** Where the numbers of parts stand, and the lines to what they point at: as on the page. */
  readonly marks: readonly MarkPlace[];
  /** Of the picture in which those are told. */
  readonly markedPicture: MarkedPicture | null;
  readonly markClass: string;
  readonly lineClass: string;
  readonly onMark: (index: number) => void;
}

interface MarkedPicture {
  readonly width: number;
  readonly height: number;
}

/** The library makes one of any description that it knows. */
type Source = OpenSeadragon.TileSource;

const glideSeconds = 0.6;
const zoomStep = 1.6;
/** Pixels of the screen for one of the picture: beyond, only the faults of its file grow. */
const mostPixels = 1.5;
/** Of the width that is in view. */
const panStep = 0.2;

/** @throws when the picture or its description cannot be had */
export async function openDeepZoom(options: DeepZoomOptions): Promise<DeepZoom> {
  const { container, service, isStill, onReady, marks } = options;
  const response = await fetch(`${service}/info.json`);
  if (!response.ok)
    throw new Error(`The picture's description was answered with ${response.status}.`);
  const info = (await response.json()) as Record<string, unknown>;
  keepOutInlineStyle();
  const viewer = OpenSeadragon({
    element: container,
    tileSources: [{ ...info, ...nameService(info, service) } as unknown as Source],
    // Its faster way decodes in a worker made of text, which the policy does not allow.
    drawer: 'canvas',
    showNavigationControl: false,
    animationTime: isStill ? 0 : glideSeconds,
    immediateRender: isStill,
    visibilityRatio: 0.8,
    minZoomImageRatio: 0.9,
    // A dense screen still shows each of the picture's as one of the page's.
    maxZoomPixelRatio: Math.max(1, mostPixels / devicePixelRatio),
    imageLoaderLimit: 6,
    // Ours is the element around it, with a name and with keys of its own.
    tabIndex: -1,
    gestureSettingsMouse: { clickToZoom: true, flickEnabled: !isStill },
    gestureSettingsTouch: { pinchRotate: false, flickEnabled: !isStill },
  });
  viewer.addHandler('canvas-key', (event) => {
    event.preventDefaultAction = true;
  });
  await new Promise<void>((resolve, reject) => {
    viewer.addOnceHandler('open', () => resolve());
    viewer.addOnceHandler('open-failed', (event) => reject(new Error(event.message)));
  });
  viewer.world.getItemAt(0).addOnceHandler('fully-loaded-change', onReady);

  const { viewport } = viewer;
  const tellNearest = () => options.onNearest(viewport.getZoom() > viewport.getMaxZoom() * 0.999);
  for (const change of ['zoom', 'resize'] as const) viewer.addHandler(change, tellNearest);
  tellNearest();
  const toViewport = ({ left, top, width, height }: PicturePart) => {
    const item = viewer.world.getItemAt(0);
    const { x, y } = item.getContentSize();
    return item.imageToViewportRectangle(
      (left * x) / 100,
      (top * y) / 100,
      (width * x) / 100,
      (height * y) / 100,
    );
  };
  if (options.markedPicture) placeMarks(options.markedPicture);
  function placeMarks(picture: MarkedPicture) {
    if (marks.length === 0) return;
    const whole = { left: 0, top: 0, width: 100, height: 100 };
    viewer.addOverlay({ element: drawLines(picture, options), location: toViewport(whole) });
    for (const [index, { disc }] of marks.entries()) {
      const left = (disc[0] * 100) / picture.width;
      const top = (disc[1] * 100) / picture.height;
      viewer.addOverlay({
        element: drawMark(index, options),
        location: toViewport({ left, top, width: 0, height: 0 }).getTopLeft(),
        placement: OpenSeadragon.Placement.CENTER,
        rotationMode: OpenSeadragon.OverlayRotationMode.NO_ROTATION,
      });
    }
  }
  const pan = (x: number, y: number) => {
    const { width } = viewport.getBounds();
    viewport.panBy(new OpenSeadragon.Point(x * width * panStep, y * width * panStep), isStill);
  };
  const zoom = (factor: number) => viewport.zoomBy(factor, undefined, isStill);
  const moves: Readonly<Record<ZoomMove, () => void>> = {
    left: () => pan(-1, 0),
    right: () => pan(1, 0),
    up: () => pan(0, -1),
    down: () => pan(0, 1),
    closer: () => zoom(zoomStep),
    farther: () => zoom(1 / zoomStep),
    whole: () => {
      viewport.setRotation(0, isStill);
      viewport.goHome(isStill);
    },
    turn: () => viewport.setRotation((viewport.getRotation(false) + 90) % 360, isStill),
  };
  return {
    move(move) {
      moves[move]();
      viewport.applyConstraints(isStill);
    },
    show(part) {
      viewport.setRotation(0, true);
      viewport.fitBoundsWithConstraints(toViewport(part), isStill);
    },
    isWhole: () =>
      viewport.getRotation(true) === 0 && viewport.getZoom(true) < viewport.getHomeZoom() * 1.02,
    destroy: () => viewer.destroy(),
  };
}

/** From each number to what it points at; they grow with the picture, and their numbers do not. */
function drawLines(
  { width, height }: MarkedPicture,
  { marks, lineClass }: DeepZoomOptions,
): SVGElement {
  const draw = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const lines = draw('svg', {
    viewBox: `0 0 ${width} ${height}`,
    class: lineClass,
    'aria-hidden': 'true',
  });
  for (const { disc, end } of marks) {
    // A line of no length has a round end: the dot.
    lines.append(draw('path', { d: `M${disc}L${end}` }), draw('path', { d: `M${end}h0` }));
  }
  return lines;
}

/** A number for the eye and the pointer; the list beside the picture has a button for each. */
function drawMark(index: number, { markClass, onMark }: DeepZoomOptions): HTMLElement {
  const mark = document.createElement('span');
  mark.className = markClass;
  mark.ariaHidden = 'true';
  mark.textContent = String(index + 1);
  // The picture neither moves nor comes nearer by it.
  for (const type of ['pointerdown', 'pointerup', 'click', 'dblclick']) {
    mark.addEventListener(type, (event) => event.stopPropagation());
  }
  mark.addEventListener('click', () => onMark(index));
  return mark;
}

/**
 * The description of ours names the public origin, and this page may have been reached by another;
 * that of another house may name a host that the policy does not let ask. Version 2 has a name of its
 * own for it.
 */
function nameService(info: object, service: string) {
  const { href } = new URL(service, location.href);
  return '@id' in info ? { '@id': href } : { id: href };
}

/**
 * The library writes a rule for phones into the page unless it is there, and the policy would refuse
 * and report it. The stage's own stylesheet says the same. This stands in for it: an element of that name
 * which is no stylesheet to the browser.
 */
function keepOutInlineStyle(): void {
  const mark = 'data-openseadragon-mobile-css';
  if (document.querySelector(`style[${mark}]`)) return;
  const standIn = document.createElementNS('urn:girih:none', 'style');
  standIn.setAttribute(mark, '');
  document.head.append(standIn);
}
