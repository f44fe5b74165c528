/** The point of a picture that every crop keeps visible, usually a face, in whole percent from the left and top. */
export type Focal = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** The default position of a face: centred, in the upper third. */
export const USUAL_FOCAL: Focal = { x: 50, y: 33 };
/** Position of the focal point in a crop: slightly above the middle, which leaves room below the eyes. */
const PLACE_IN_CROP: Focal = { x: 0.5, y: 0.45 };

/** Returns the largest part of a picture with a box's proportions around its focal point, in the picture's pixels. */
export function cropAround(picture: Size & { readonly focal: Focal }, box: Size) {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    x: place((picture.focal.x / 100) * picture.width - PLACE_IN_CROP.x * width, picture.width - width),
    y: place((picture.focal.y / 100) * picture.height - PLACE_IN_CROP.y * height, picture.height - height),
    width,
    height,
  };
}

/** Converts a crop's offset to a percentage of the room beside it. */
const toPercent = (start: number, room: number) => (room < 1 ? 50 : (start / room) * 100);
const place = (wanted: number, most: number) => Math.min(Math.max(0, wanted), most);

/** Step in percent between the positions in styles/focal.css; a page's policy allows no inline styles. */
const STEP = 10;

/** Returns the classes that crop an img around its focal point, in a box of any proportions. */
export function toFocalClass(picture: Size & { readonly focal: Focal }): string {
  const { x, width } = cropAround(picture, { width: 4, height: 5 });
  const { y, height } = cropAround(picture, { width: 2, height: 1 });
  const toStep = (start: number, room: number) => Math.round(toPercent(start, room) / STEP) * STEP;
  return `focal focal-x-${toStep(x, picture.width - width)} focal-y-${toStep(y, picture.height - height)}`;
}
