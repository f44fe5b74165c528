/** A point of a picture that every crop keeps in view, in whole percent from its left and top: where the face is. */
export type Focal = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** Where a face most often is: in the middle, in the upper third. */
export const USUAL_FOCAL: Focal = { x: 50, y: 33 };
/** Where the focal point is in a crop: a little above its middle, so that there is room below the eyes. */
const PLACE_IN_CROP: Focal = { x: 0.5, y: 0.45 };

/** Returns the largest part of a picture with a box's proportions, in the picture's pixels, around its focal point. */
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

/** Returns the part of the room beside a crop that is before it, in percent. */
const toPercent = (start: number, room: number) => (room < 1 ? 50 : (start / room) * 100);
const place = (wanted: number, most: number) => Math.min(Math.max(0, wanted), most);

/** Percent between the positions that styles know: a page's policy allows none of its own (styles/focal.css). */
const STEP = 10;

/** Returns the classes by which an img is cropped around its focal point, in a box of whatever proportions. */
export function toFocalClass(picture: Size & { readonly focal: Focal }): string {
  const { x, width } = cropAround(picture, { width: 4, height: 5 });
  const { y, height } = cropAround(picture, { width: 2, height: 1 });
  const toStep = (start: number, room: number) => Math.round(toPercent(start, room) / STEP) * STEP;
  return `focal focal-x-${toStep(x, picture.width - width)} focal-y-${toStep(y, picture.height - height)}`;
}
