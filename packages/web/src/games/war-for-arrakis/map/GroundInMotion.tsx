import { memo, useEffect, useRef } from 'react';
import { placeOfBoard, type Camera, type Size } from './camera.ts';
import { groundPicture } from './groundPicture.ts';

/** Draws the ground into a canvas when the browser has a moment, again when day turns into night. */
function paintWhenIdle(canvas: HTMLCanvasElement): () => void {
  let waiting = 0;
  let gone = false;
  const paint = async (): Promise<void> => {
    const picture = await groundPicture();
    if (gone || picture === null) return;
    // A bitmap that is handed over is drawn as it is; one that could be painted on is looked through at every frame.
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    canvas.dataset['drawn'] = '';
  };
  const soon = (): void => {
    delete canvas.dataset['drawn'];
    clearTimeout(waiting);
    waiting = window.setTimeout(() => void paint(), 300);
  };
  soon();
  const themes = new MutationObserver(soon);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    gone = true;
    clearTimeout(waiting);
    themes.disconnect();
  };
}

/**
 * The ground as one picture, shown only while the board is moved: to draw sand and rock anew from 500 paths for every
 * frame of a zoom takes longer than a frame lasts, to stretch a picture does not.
 */
export const GroundInMotion = memo(({ camera, size }: { readonly camera: Camera; readonly size: Size }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : paintWhenIdle(canvas.current)), []);
  return <canvas ref={canvas} className="wa-picture" style={placeOfBoard(camera, size)} aria-hidden="true" />;
});
GroundInMotion.displayName = 'GroundInMotion';
