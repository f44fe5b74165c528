import { USUAL_FOCAL, type Focal } from '#api/media/focal-rules.ts';

type Face = { readonly boundingBox: DOMRectReadOnly };
type Detector = { readonly detect: (picture: ImageBitmap) => Promise<readonly Face[]> };
type DetectorClass = new () => Detector;

const hasDetector = (scope: object): scope is { readonly FaceDetector: DetectorClass } =>
  'FaceDetector' in scope;

/** Suggests a picture's focal point: its largest face where the browser finds one, else the upper third. */
export async function findFace(file: Blob): Promise<Focal> {
  const scope: object = globalThis;
  if (!hasDetector(scope)) return USUAL_FOCAL;
  try {
    const picture = await createImageBitmap(file);
    const faces = await new scope.FaceDetector().detect(picture);
    const [box] = faces.map(({ boundingBox }) => boundingBox).toSorted((a, b) => b.width - a.width);
    if (!box) return USUAL_FOCAL;
    return {
      x: Math.round(((box.x + box.width / 2) / picture.width) * 100),
      y: Math.round(((box.y + box.height / 2) / picture.height) * 100),
    };
  } catch {
    // The upper third is as good a suggestion as a detector's that fails.
    return USUAL_FOCAL;
  }
}
