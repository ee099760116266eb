// The ground as an image in the colours of the present theme.

import { CORNER, HEIGHT, WIDTH } from './atlas.ts';
import dress from './ground.css?raw';
import { DUSK, GROUND } from './groundLayers.ts';

/** Styles with every colour written out: a picture does not see the page's variables. */
function writtenOut(css: string): string {
  const theme = getComputedStyle(document.documentElement);
  return css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => theme.getPropertyValue(name));
}

/** Null if this browser cannot make it: then the board moves as it is drawn. */
export async function groundPicture(): Promise<ImageBitmap | null> {
  const frame = `width="${WIDTH}" height="${HEIGHT}" rx="${CORNER}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${writtenOut(dress)}</style><defs><clipPath id="wa-frame"><rect ${frame}/></clipPath>${DUSK}</defs><rect class="wa-base" ${frame}/><g clip-path="url(#wa-frame)">${GROUND}<rect ${frame} fill="url(#wa-dusk)"/><rect ${frame} fill="url(#wa-light)"/></g></svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return await createImageBitmap(picture, { resizeWidth: WIDTH, resizeHeight: HEIGHT });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
